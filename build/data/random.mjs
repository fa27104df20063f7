/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed | 0;
  }

  /** The next 32 bits, as an unsigned number. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A whole number from min to max, both included. */
  integer(min, max) {
    return min + Math.floor((this.next() / 2 ** 32) * (max - min + 1));
  }

  /** True about once in n times. */
  oneIn(n) {
    return this.integer(1, n) === 1;
  }

  pick(list) {
    return list[this.integer(0, list.length - 1)];
  }
}
