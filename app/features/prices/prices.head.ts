import type { GuidePage } from '#domain/market/Guide.ts'
import { readGuidePath } from '#domain/market/guidePaths.ts'
import { guideAddress } from '#domain/market/guideAddress.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { headingOf } from './model/guideWords.ts'

/** The page of flats for sale in the latest month is the one to index: months and other homes are its variants. */
export const headOfGuide: HeadOf<GuidePage> = ({ path, data, texts }) => {
  const { t } = texts
  if (!data) return { title: t('prices.title'), noIndex: true }
  const { figure } = data
  const { place, month } = readGuidePath(path) ?? {}
  const heading = headingOf(texts, figure)
  return {
    title: heading,
    description: t('prices.description', { heading }),
    canonical: guideAddress({ place, month, kind: figure.kind, contract: figure.contract }),
    noIndex:
      figure.level === null || month !== undefined || figure.kind !== 'flats' || figure.contract !== 'sale',
    announcement: heading,
  }
}

export const headOfMethod: HeadOf = ({ texts: { t } }) => ({ title: t('prices.method.title') })
