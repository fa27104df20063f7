namespace Domain;

public abstract class Entity
{
    public string Id { get; protected set; } = "";
}

public class Ticket : Entity
{
    private Ticket()
    {
    }

    public string Title { get; private set; } = "";

    public int Votes { get; internal set; }

    public string Line => $"{Title}: {Votes}";

    public static Ticket Create(string id, string title) => new() { Id = id, Title = title, Votes = 1 };
}
