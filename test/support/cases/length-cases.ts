export type FormName = 'estimate' | 'contact';

/** The value of a field, and its form's message about it. */
export type LengthCase = readonly [form: FormName, field: string, typed: string, sentence: string | undefined];

const tooLong = (most: number, length: number) =>
  `Please shorten this text to ${most.toLocaleString('en')} characters; it has ${length.toLocaleString('en')}`;

/** A required single line with a maximum length, not counting surrounding spaces. */
function line(form: FormName, field: string, maxLength: number, empty: string | undefined): LengthCase[] {
  const full = 'x'.repeat(maxLength);
  return [
    [form, field, '', empty],
    [form, field, ' \t ', empty],
    [form, field, '\u200b \u3164', empty],
    [form, field, '\u200bx', undefined],
    [form, field, 'x', undefined],
    [form, field, full, undefined],
    [form, field, `  ${full}  `, undefined],
    [form, field, '🎨'.repeat(maxLength / 2), undefined],
    [form, field, `${full}x`, tooLong(maxLength, maxLength + 1)],
    [form, field, '🎨'.repeat(maxLength / 2 + 1), tooLong(maxLength, maxLength + 2)],
  ];
}

function message(form: FormName, tooShort: string): LengthCase[] {
  return [
    [form, 'message', '', tooShort],
    [form, 'message', '123456789', tooShort],
    [form, 'message', '\u200b'.repeat(12), tooShort],
    [form, 'message', `123456789${'\u200b'.repeat(12)}`, tooShort],
    [form, 'message', '👩\u200d👧\u200d👧\u200d👦 12', undefined],
    [form, 'message', `   123456789${' '.repeat(20)}`, tooShort],
    [form, 'message', '1234567890', undefined],
    [form, 'message', '  1234567890  ', undefined],
    [form, 'message', '12345\n7890', undefined],
    [form, 'message', '🎨'.repeat(5), undefined],
    [form, 'message', '🎨'.repeat(4), tooShort],
    [form, 'message', 'x'.repeat(5000), undefined],
    [form, 'message', 'x'.repeat(5001), 'Please shorten this text to 5,000 characters; it has 5,001'],
    [form, 'message', ` ${'x'.repeat(12_000)} `, 'Please shorten this text to 5,000 characters; it has 12,000'],
  ];
}

/** Cases at the minimum and maximum length of each field of both forms. */
export const lengthCases: readonly LengthCase[] = [
  ...line('estimate', 'name', 100, 'Name is required'),
  ...line('estimate', 'phone', 80, 'Phone number is required'),
  ...line('estimate', 'address', 200, 'Address is required'),
  ...line('estimate', 'city', 100, 'City is required'),
  ...line('estimate', 'state', 100, 'State is required'),
  ...line('estimate', 'zipCode', 20, 'Zip code is required'),
  ...message('estimate', 'Please provide details about your project'),
  ...line('contact', 'firstName', 100, 'First name is required'),
  ...line('contact', 'lastName', 100, 'Last name is required'),
  ...line('contact', 'phone', 80, undefined),
  ...line('contact', 'subject', 200, 'Subject is required'),
  ...message('contact', 'Message must be at least 10 characters'),
];
