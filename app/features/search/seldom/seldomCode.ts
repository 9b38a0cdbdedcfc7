export { EmptyResults } from './EmptyResults.tsx'
export { SentenceNotice } from './SentenceNotice.tsx'
