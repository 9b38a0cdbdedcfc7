import type { Texts } from '#app/i18n/texts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { DocumentTypeName } from '#domain/listing/vocabularies/market.ts'
import { sectionIds } from '../overview/sections.ts'

/** A document or other material that cannot be downloaded, and what is known of it. */
export interface DocumentRow {
  readonly id: DocumentTypeName | 'tour'
  readonly term: string
  readonly text: string
  /** Its address. */
  readonly href?: string
}

type T = Pick<Texts, 't'>

/** A listing's other documents and media, and the ones that are missing. */
export function documentRows({ t }: T, listing: ListingDetail): readonly DocumentRow[] {
  const { kind, category, typology, plan, documents = [] } = listing
  const isNew = kind === 'project' || category === 'newConstructions'
  const isBuilt = category !== 'land' && typology !== 'garage'
  const row = (id: DocumentTypeName, text: string): DocumentRow => ({
    id,
    term: t(`documentType.${id}`),
    text,
  })
  const none = t('listing.documents.none')
  const rows = [
    ...(isNew ? [row('specifications', none), row('projectDescription', none)] : []),
    ...(plan
      ? [
          {
            ...row(
              'floorPlan',
              t(plan.rooms.length > 0 ? 'listing.documents.plan' : 'listing.documents.planPicture'),
            ),
            href: `#${sectionIds.plan}`,
          },
        ]
      : [row('floorPlan', none)]),
    ...(isBuilt ? [row('energyCertificate', certificate({ t }, listing)), tour({ t }, listing)] : []),
  ]
  const isAttached = (id: DocumentRow['id']) => documents.some((document) => document.kind === id)
  return rows.filter(({ id, href }) => href !== undefined || !isAttached(id))
}

const certificate = ({ t }: T, { energyState }: ListingDetail): string =>
  energyState === null ? t('listing.notStated') : t(`listing.documents.${energyState}`)

function tour({ t }: T, { amenities: { virtualTour } }: ListingDetail): DocumentRow {
  const text =
    virtualTour === null
      ? t('listing.notStated')
      : t(virtualTour ? 'listing.documents.tourOnRequest' : 'listing.documents.tourNone')
  return { id: 'tour', term: t('listing.documents.tour'), text }
}
