/** The part of mocha that the tests in the browser use; the runner brings it. */
declare function describe(subject: string, tests: () => void): void;
declare function it(claim: string, test: () => unknown): void;
declare function beforeEach(prepare: () => unknown): void;
