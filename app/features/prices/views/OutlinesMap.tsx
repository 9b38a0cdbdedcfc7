import type { Outlines } from '#domain/market/Outlines.ts'
import { least } from '#domain/market/figures.ts'
import { OutlineMap } from '#design-system/charts/OutlineMap/OutlineMap.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { guideKeys } from '#app/transport/keys/guideKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { inFull } from '#app/shared/inFull.ts'
import { perMetre } from '../model/guideWords.ts'

/** The places within as a map of their outlines, by median. The table below says the same. */
export function OutlinesMap() {
  const { t, language } = useTexts()
  const { path, search } = usePlace()
  const { data, error, retry } = useApi(guideKeys.guideOutlines(path, search, language))
  if (error) return <FailureNotice retry={retry}>{t('prices.map.failed')}</FailureNotice>
  return data ? <Drawn outlines={data} /> : <Skeleton shape="photo" />
}

function Drawn({
  outlines: { width, height, places, classes, isApproximate, attributions },
}: {
  outlines: Outlines
}) {
  const texts = useTexts()
  const { t } = texts
  const full = inFull(texts)
  if (places.length === 0) return <Text tone="muted">{t('prices.map.none')}</Text>
  const few = t('prices.few', { least: least.level })
  const hasFew = places.some(({ step }) => step === null)
  return (
    <Stack space="sm">
      <OutlineMap
        label={t('prices.map')}
        width={width}
        height={height}
        outlines={places.map(({ id, name, path, d, step, median }) => ({
          id: String(id),
          label: t('shared.labelled', {
            label: name,
            value: median === null ? few : perMetre(full, median),
          }),
          href: path,
          d,
          step,
        }))}
        classes={classes.map(({ from, to }) =>
          t('prices.map.class', { from: perMetre(texts, from), to: perMetre(texts, to) }),
        )}
        {...(hasFew && { noneText: few })}
      />
      <Text size="small" tone="muted" isMeasured>
        {joinSentences(isApproximate ? t('prices.map.approximate') : '', ...attributions)}
      </Text>
    </Stack>
  )
}
