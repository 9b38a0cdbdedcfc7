/** What a colour is for, where there are any. */
export type Tone = 'good' | 'bad' | 'aside' | 'strong'

/** Colours a piece of text. */
export type Paint = (tone: Tone, text: string) => string

/** For everything that is not a terminal. */
export const plain: Paint = (_tone, text) => text
