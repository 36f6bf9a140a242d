import type { Page } from 'playwright-core';

export const openButton = (page: Page) => page.getByRole('button', { name: 'Take the Color Quiz' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'color quiz' });
export const percent = (page: Page) => dialog(page).getByRole('progressbar').getAttribute('aria-valuenow');

export const house = (page: Page) => dialog(page).getByRole('img', { name: 'The house so far' });

/** Waits until the house is drawn, which loads after the first question. */
export const whenDrawn = (page: Page) => house(page).locator('path').first().waitFor({ state: 'attached' });

/** Waits until the quiz is closed and knows it: the dialog is out of sight before its event. */
export async function whenClosed(page: Page): Promise<void> {
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByText(/^Question \d+ of 10$/).waitFor({ state: 'detached' });
}

/** Opens the quiz and gives every question that answer, in the page itself: other tests press each button. */
export async function takeQuiz(page: Page, choice: number): Promise<void> {
  await openButton(page).click();
  await page.getByText('Question 1 of 10').waitFor();
  await dialog(page).evaluate(async (dialog, at) => {
    async function press(find: () => HTMLElement | undefined): Promise<void> {
      let found = find();
      for (; !found || found.matches(':disabled'); found = find()) await new Promise(requestAnimationFrame);
      found.click();
    }
    for (let question = 1; question <= 10; question++) {
      const isShown = () => dialog.textContent?.includes(`Question ${question} of 10`);
      await press(() => (isShown() ? dialog.querySelectorAll<HTMLElement>('[type=radio]')[at] : undefined));
      await press(() =>
        [...dialog.querySelectorAll('button')].find(({ textContent }) => /^(Next|See My Palettes)$/.test(textContent)),
      );
    }
  }, choice);
  await page.getByText('Top Match').waitFor();
}
