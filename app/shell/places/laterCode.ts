export { LanguageOffer } from '../LanguageOffer.tsx'
export { SiteFooter } from '../SiteFooter.tsx'
export { PlaceTabs } from './PlaceTabs.tsx'
