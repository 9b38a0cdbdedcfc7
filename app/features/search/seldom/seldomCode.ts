export { EmptyResults } from './EmptyResults.tsx'
export { SentenceNotice } from './SentenceNotice.tsx'
export { AsFilters } from '../views/AsFilters.tsx'
export { LoosenLinks } from '../views/LoosenLinks.tsx'
