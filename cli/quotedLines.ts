/** A text of a user, indented, so that none of its lines can be taken for one of ours. Empty for an empty text. */
export const quotedLines = (text: string): readonly string[] =>
  text === '' ? [] : text.split('\n').map((line) => `  > ${line}`)
