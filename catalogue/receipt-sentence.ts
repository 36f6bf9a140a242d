export const sentenceWords = ['name', 'service', 'deadline'] as const;
export type SentenceWord = (typeof sentenceWords)[number];

export const unknownWord = (sentence: string): string | undefined =>
  sentence.match(/\{[^{}]*\}?/g)?.find((word) => !sentenceWords.some((known) => word === `{${known}}`));

export interface SentencePart {
  text: string;
  isFilled: boolean;
}

const placeholder = new RegExp(`(\\{(?:${sentenceWords.join('|')})\\})`);

/** A placeholder without a value goes with its comma or, at a sentence's start, its punctuation. */
export function fillSentence(sentence: string, values: Readonly<Record<SentenceWord, string>>): SentencePart[] {
  let text = sentence;
  for (const word of sentenceWords) if (!values[word]) text = without(text, word);
  return text
    .split(placeholder)
    .map((part, at) => {
      const isFilled = at % 2 === 1;
      return { text: isFilled ? values[part.slice(1, -1) as SentenceWord] : part, isFilled };
    })
    .filter((part) => part.text !== '');
}

function without(sentence: string, word: SentenceWord): string {
  const atStart = new RegExp(`(^\\s*|[.!?]\\s+)\\{${word}\\}[,;:.!?]*\\s*(\\p{L}?)`, 'gu');
  const inside = new RegExp(`,?\\s*\\{${word}\\}`, 'g');
  return sentence
    .replace(atStart, (_, before: string, next: string) => before + next.toUpperCase())
    .replace(inside, '')
    .trimEnd();
}

export const names = (sentence: string, word: SentenceWord): boolean => sentence.includes(`{${word}}`);
