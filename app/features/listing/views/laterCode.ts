export { Questions } from '../questions/Questions.tsx'
export { SimilarHomes } from './SimilarHomes.tsx'
