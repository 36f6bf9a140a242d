/** The subset of Playwright's locators that the drivers of all engines support. */
export interface Finds {
  locator(css: string): PagePart;
  getByRole(role: string, options?: { name?: string; exact?: boolean }): PagePart;
  getByText(text: string | RegExp, options?: { exact?: boolean }): PagePart;
  getByLabel(text: string): PagePart;
}

/** A part of a page, looked up again for every use. */
export interface PagePart extends Finds {
  first(): PagePart;
  last(): PagePart;
  nth(index: number): PagePart;
  count(): Promise<number>;
  focus(): Promise<void>;
  fill(value: string): Promise<void>;
  click(): Promise<void>;
  check(): Promise<void>;
  waitFor(options?: { state?: 'attached' | 'visible' | 'hidden' }): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  isVisible(): Promise<boolean>;
  inputValue(): Promise<string>;
}

/** Runs a function in the page. Argument and result are JSON. */
export interface Evaluates {
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
}

/** An open page in any engine. */
export interface AnyPage extends Finds, Evaluates {
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
}
