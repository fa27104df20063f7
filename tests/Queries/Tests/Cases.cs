using System.Linq.Expressions;
using System.Runtime.CompilerServices;

namespace Queries.Tests;

/// <summary>The shapes of projections, each with a document that the server would return.</summary>
public static class Cases
{
    private const string Id = "_id: ObjectId('000000000000000000000001')";

    private const double Factor = 2.5;

    public static ProjectionCase[] All { get; } =
    [
        // Classes by member initializer
        Of(
            o => new Summary { Id = o.Id, Number = o.Number, State = o.State, CustomerName = o.Customer!.Name, Total = o.Total },
            $"{{ {Id}, n: 1, State: 'Paid', CustomerName: 'Ann', Total: '1.5' }}"),
        Of(o => new Summary { Number = o.Number, Tags = o.Tags, Rating = o.Rating }, "{ n: 1, Tags: ['a', 'b'], Rating: 1.5 }"),
        Of(o => new Summary { Number = 7, CustomerName = "fixed", Stars = o.Number + 1 }, "{ n: 7, CustomerName: 'fixed', Stars: 2 }"),
        Of(o => new NumericSummary { Number = o.Number, State = o.State }, "{ Number: 1, State: 'Sent' }"),
        Of(o => new RequiredSummary { Number = o.Number, CustomerName = o.Customer!.Name }, "{ Number: 1, CustomerName: 'Ann' }"),
        Of(o => new LenientSummary { Number = o.Number }, "{ Number: 1 }"),
        Of(o => new SummaryWithRest { Number = o.Number }, "{ Number: 1 }"),
        Of(o => new SummaryWithSetter { Number = o.Number, Name = o.Customer!.Name }, "{ Number: 1, Name: ' Ann ' }"),
        Of(o => new PlainSummary { Number = o.Number, Name = o.Customer!.Name }, "{ Number: 1, Name: 'Ann' }"),
        Of(o => new Pair { Number = o.Number, State = o.State }, "{ Number: 1, State: 'Paid' }"),
        Of(o => new StoredPair { Number = o.Number, State = o.State }, "{ Number: 1, State: 'Paid' }"),
        Of(
            o => new Customer { Id = o.Number, Name = o.Customer!.Name, Address = o.Customer.Address },
            "{ _id: 1, Name: 'Ann', Address: { Street: 's', City: 'c' } }"),

        // Nested
        Of(
            o => new SummaryWithLines
            {
                Number = o.Number,
                Lines = o.Lines.Select(line => new LineSummary { Sku = line.Sku, Price = line.Price }).ToList(),
            },
            "{ Number: 1, Lines: [ { Sku: 'a', Price: '1.5' } ] }"),
        Of(
            o => new SummaryWithLines
            {
                Number = o.Number,
                Customer = new CustomerSummary { Name = o.Customer!.Name, Address = o.Customer.Address },
            },
            "{ Number: 1, Customer: { Name: 'Ann', Address: { Street: 's', City: 'c' } } }"),
        Of(o => new { o.Number, Inner = new { o.State, o.Total } }, "{ Number: 1, Inner: { State: 'Open', Total: '2' } }"),
        Of(
            o => new { Lines = o.Lines.Select(line => new LineSummary { Sku = line.Sku, Price = line.Price }) },
            "{ Lines: [ { Sku: 'a', Price: '1.5' } ] }"),
        Of(o => new { Prices = o.Lines.Where(line => line.Quantity > 1).Select(line => line.Price) }, "{ Prices: ['1', '2'] }"),

        // Constructors
        Of(o => new SummaryRecord(o.Number, o.Customer!.Name, o.State), "{ Number: 1, Name: 'Ann', State: 'Paid' }"),
        Of(o => new CheckedRecord(o.Number, o.Customer!.Name), "{ Number: 1, Name: 'Ann' }"),
        Of(o => new ReadOnlySummary(o.Number, o.Customer!.Name), "{ Number: 1, Name: 'Ann' }"),
        Of(o => new Address(o.Customer!.Address!.Street, o.Customer.Address.City), "{ Street: 's', City: 'c' }"),
        Of(
            o => new { o.Number, o.State, o.Created, o.Reference, o.Key },
            "{ Number: 1, State: 'Paid', Created: ISODate('2024-01-01T00:00:00Z'), Reference: ObjectId('000000000000000000000002'), Key: " +
            "UUID('00000000-0000-0000-0000-000000000001') }"),
        Of(o => new { o.Customer, o.Lines, o.Counts }, "{ Customer: { _id: 1, Name: 'Ann' }, Lines: [ { sku: 'a' } ], Counts: { a: 1 } }"),
        Of(o => Tuple.Create(o.Number, o.State), "{ _v: [1, 'Paid'] }"),
        Of(o => new Tuple<int, Customer?>(o.Number, o.Customer), "{ _v: [1, { _id: 1, Name: 'Ann' }] }"),
        Of(o => new ValueTuple<int, string>(o.Number, o.Customer!.Name), "{ _v: [1, 'Ann'] }"),

        Of(o => new StructRecord(o.Number, o.State), "{ Number: 1, State: 'Paid' }"),
        Of(o => new InitRecord(o.Number) { State = o.State, Total = o.Total }, "{ Number: 1, State: 'Paid', Total: '2' }"),
        Of(o => new InitRecord(o.Number), "{ Number: 1 }"),
        Of(o => new RequiredRecord(o.Number, o.Reference), "{ Number: 1, Name: ObjectId('000000000000000000000002') }"),
        Of(o => new DefaultRecord(o.Number, o.Customer!.Name), "{ Number: 1, Name: 'Ann' }"),
        Of(o => new LenientRecord(o.Number), "{ Number: 1 }"),
        Of(o => new RecordWithSetter(o.Number) { Name = o.Customer!.Name }, "{ Number: 1, Name: 'Ann' }"),
        Of(o => new SeveralConstructors(o.Number, o.Customer!.Name), "{ Number: 1, Name: 'Ann' }"),
        Of(o => new SeveralConstructors(o.Number), "{ Number: 1 }"),
        Of(o => new RivalConstructors(o.Number, o.Customer!.Name), "{ Number: 1, Name: 'Ann' }"),
        Of(o => new InitializedResult(o.Number), "{ Number: 1 }"),
        Of(o => new KnownResult(o.Number), "{ Number: 1 }"),
        Of(o => new DerivedResult(o.Number, o.Customer!.Name), "{ Number: 1, Name: 'Ann' }"),
        Of(o => new PlainSummary { Number = o.Number, Name = o.Customer!.Name }, "{ Number: 1, Name: 'Ann' }"),
        Of(o => new GenericRecord<State?>(o.Customer == null ? null : o.State, o.Number), "{ Value: 'Paid', Number: 1 }"),
        Of(o => new { Customer = (object)o.Customer! }, "{ Customer: { _id: 1, Name: 'Ann' } }"),
        Of(o => new { o.Rating, Text = o.Reference, o.Tags }, "{ Rating: 1.5, Text: ObjectId('000000000000000000000002'), Tags: ['a'] }"),
        Of(o => new { Wide = (long)o.Number, Half = o.Total / 2, Kind = (int)o.State }, "{ Wide: NumberLong(1), Half: '1.5', Kind: 1 }"),
        Of(
            o => new { Pair = new Tuple<int, string>(o.Number, o.Customer!.Name), Both = new ValueTuple<State, decimal>(o.State, o.Total) },
            "{ Pair: [1, 'Ann'], Both: ['Paid', '2'] }"),
        Of(
            o => new { Inner = new CheckedRecord(o.Number, o.Customer!.Name), Deep = new { A = new { B = new { o.Total } } } },
            "{ Inner: { Number: 1, Name: 'Ann' }, Deep: { A: { B: { Total: '2' } } } }"),
        Of(
            o => new { Lines = o.Lines.Select(line => new LineRecord(line.Sku, line.Price)).ToList(), o.Number },
            "{ Lines: [ { Sku: 'a', Price: '1.5' }, { Sku: 'b', Price: '2' } ], Number: 1 }"),
        Of(
            o => new { Lines = o.Lines.Select(line => new { line.Sku, Parts = new { line.Price } }) },
            "{ Lines: [ { Sku: 'a', Parts: { Price: '1.5' } } ] }"),
        Of(
            o => new { Lines = o.Lines.Select(line => new ValueTuple<string, int>(line.Sku, line.Quantity)).ToArray() },
            "{ Lines: [ ['a', 2], ['b', 3] ] }"),
        Of(
            o => new ValueTuple<int, LineRecord>(o.Number, new LineRecord(o.Reference!, o.Total)),
            "{ _v: [1, { Sku: ObjectId('000000000000000000000002'), Price: '2' }] }"),
        Of(
            o => new RecordWithLines(o.Number, o.Lines.Select(line => new LineRecord(line.Sku, line.Price)).ToList(), o.Lines),
            "{ Number: 1, Lines: [ { Sku: 'a', Price: '1.5' } ], Others: [ { sku: 'b' } ] }"),

        // Single members
        Of(o => o.Number, "{ no: 1, _v: 1 }"),
        Of(o => o.Id, $"{{ {Id}, _v: ObjectId('000000000000000000000001') }}"),
        Of(o => o.State, "{ State: 'Paid', _v: 'Paid' }"),
        Of(o => o.Customer!.Address!.City, "{ Customer: { Address: { City: 'c' } }, _v: 'c' }"),
        Of(o => o.Customer, "{ Customer: { _id: 1, Name: 'Ann' }, _v: { _id: 1, Name: 'Ann' } }"),
        Of(o => o.Lines, "{ Lines: [ { sku: 'a' } ], _v: [ { sku: 'a' } ] }"),
        Of(o => o.Lines[0].Price, "{ _v: '1.5' }"),
        Of(o => o.Counts["a"], "{ Counts: { a: 1 }, _v: 1 }"),
        Of(o => o.Lines.Select(line => line.Sku), "{ _v: ['a'] }"),
        Of(o => o, "{ " + Id + ", no: 1, State: 'Paid' }"),

        // Calculations
        Of(
            o => new { Net = o.Total * 2m - 1, Text = o.Customer!.Name.ToUpper() + "!", Ratio = o.Number * Factor },
            "{ Net: '2', Text: 'ANN!', Ratio: 2.5 }"),
        Of(o => o.Rating ?? 0, "{ _v: 1.0 }"),
        Of(o => o.State == State.Paid ? "paid" : "open", "{ _v: 'paid' }"),
        Of(o => new { Sum = o.Lines.Sum(line => line.Price), Any = o.Lines.Any(line => line.Sku == "a") }, "{ Sum: '1', Any: true }"),
        Of(o => new { o.Created.Year, Next = o.Created.AddDays(1) }, "{ Year: 2024, Next: ISODate('2024-01-02T00:00:00Z') }"),
        Of(o => new { Code = (int)o.State, Big = (long)o.Number }, "{ Code: 1, Big: NumberLong(1) }"),
        Of(
            o => new { Tags = o.Tags.Concat(new[] { "z" }), Empty = o.Customer == null ? ObjectId.Empty : o.Id },
            "{ Tags: ['a', 'z'], Empty: ObjectId('000000000000000000000000') }"),
    ];

    private static ProjectionCase Of<TResult>(
        Expression<Func<Order, TResult>> lambda, string document, [CallerArgumentExpression(nameof(lambda))] string name = "") =>
        new ProjectionCase<TResult>(name, lambda, document) { IsNewObject = lambda.Body is NewExpression or MemberInitExpression };
}
