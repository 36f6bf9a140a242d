/** The part of mocha that the browser tests use; the runner provides it. */
declare function describe(subject: string, tests: () => void): void;
declare function it(claim: string, test: () => unknown): void;
declare function beforeEach(prepare: () => unknown): void;
