/**
 * Whether two spellings are one name: `price proposal`, `priceProposal` and `price_proposal` are. A plus is
 * kept, since it distinguishes energy classes.
 */
export const sameWord = (one: string, other: string): boolean => bare(one) === bare(other)

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '')
