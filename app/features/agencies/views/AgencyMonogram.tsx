import { Monogram, type MonogramProps } from '#design-system/media/Monogram/Monogram.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { greekParts } from '#app/shared/OwnLanguage/greekParts.ts'

/** The first letters of an agency's name, marked as Greek on a page in another language. */
export function AgencyMonogram(props: Omit<MonogramProps, 'lang'>) {
  const isForeign = useLanguage() !== 'el' && greekParts(props.name).some(({ isGreek }) => isGreek)
  return <Monogram {...props} lang={isForeign ? 'el' : undefined} />
}
