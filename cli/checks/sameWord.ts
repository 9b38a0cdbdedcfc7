/**
 * Whether two spellings are one name: `price proposal`, `priceProposal` and `price_proposal` are.
 * A plus stays, since it tells one energy class from another.
 */
export const sameWord = (one: string, other: string): boolean => bare(one) === bare(other)

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '')
