export { RankingWords } from './RankingWords.tsx'
export { WhyHere } from './WhyHere.tsx'
