import type { Texts } from '#app/i18n/texts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'

type Known = Pick<ListingDetail, 'energyClass' | 'energyState'>

/** What is known of the class and its certificate, and what to request. */
export function energySentences(
  { t }: Pick<Texts, 't'>,
  { energyClass, energyState }: Known,
): readonly string[] {
  if (energyClass === null) {
    if (energyState === 'underIssue') return [t('listing.energy.underIssueNone')]
    if (energyState === 'notRequired') return [t('listing.energy.notRequired')]
    return [t('listing.energy.none')]
  }
  return [
    energyState === null ? t('listing.energy.noState') : t(`listing.energy.${energyState}`),
    t('listing.energy.scale'),
  ]
}
