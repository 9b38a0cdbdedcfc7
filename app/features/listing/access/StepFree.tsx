import { Button } from '#design-system/actions/Button/Button.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import {
  chainVerdict,
  type Link,
  type Measures,
  readMeasures,
  stepCounts,
  stepFreeChain,
  widths,
} from '#domain/listing/access/stepFree.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { Section } from '../views/Section.tsx'
import * as styles from './StepFree.css.ts'

const anchor = 'step-free'
const builtKinds = ['land', 'garage']

/** The way from the street to the bath, against the measures in the page's address. It works without script. */
export function StepFree({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  const { search } = usePlace()
  if (builtKinds.includes(listing.category)) return null
  const measures = readMeasures(search)
  const chain = stepFreeChain(listing, measures)
  return (
    <Section heading={t('listing.stepFree')} anchor={anchor} paper="none">
      <Stack space="xs">
        <Text isMeasured>{t(`listing.stepFree.whole.${chainVerdict(chain)}`)}</Text>
        <Disclosure summary={t('listing.stepFree.way')} isInitiallyOpen={search.has('width')} look="plain">
          <Stack space="sm">
            <FactList
              layout="columns"
              facts={chain.map((link) => ({
                term: t(`listing.stepFree.${link.name}`),
                value: linkWords(texts, link),
              }))}
            />
            <OwnMeasures measures={measures} />
          </Stack>
        </Disclosure>
      </Stack>
    </Section>
  )
}

/** Sent to this page by its address: they are kept nowhere. */
function OwnMeasures({ measures }: { measures: Measures }) {
  const { t } = useTexts()
  return (
    <form method="get" action={`#${anchor}`} className={styles.form}>
      <NativeSelect
        name="width"
        label={t('listing.stepFree.width')}
        defaultValue={String(measures.width)}
        options={widths.map((width) => ({
          value: String(width),
          label: t('listing.stepFree.centimetres', { count: width }),
        }))}
      />
      <NativeSelect
        name="steps"
        label={t('listing.stepFree.steps')}
        defaultValue={String(measures.steps)}
        options={stepCounts.map((count) => ({ value: String(count), label: String(count) }))}
      />
      <Button type="submit" variant="secondary">
        {t('listing.stepFree.check')}
      </Button>
    </form>
  )
}

/** `Fits: 82 centimetres`. */
function linkWords({ t }: Texts, { name, verdict, stated }: Link): string {
  const word = t(`listing.stepFree.verdict.${verdict}`)
  if (stated === null || verdict === 'unneeded') return word
  const amount =
    name === 'street'
      ? t('listing.stepFree.stepCount', { count: stated })
      : t('listing.stepFree.centimetres', { count: stated })
  return t('listing.stepFree.because', { word, amount })
}
