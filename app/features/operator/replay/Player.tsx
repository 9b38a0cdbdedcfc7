import { Button } from '#design-system/actions/Button/Button.tsx'
import { Slider } from '#design-system/forms/Slider/Slider.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { clockText } from './clockText.ts'
import { screen } from './Player.css.ts'
import { usePlayer } from './usePlayer.ts'

/** Plays recorded events: start and stop, and where in the visit it is. */
export function Player({ events }: { events: readonly unknown[] }) {
  const { t } = useTexts()
  const { root, isPlaying, at, length, toggle, seek } = usePlayer(events)
  return (
    <Stack space="md">
      <Stack space="sm">
        <Button onPress={toggle}>{t(isPlaying ? 'operator.replay.pause' : 'operator.replay.play')}</Button>
        <Slider
          label={t('operator.replay.place')}
          minValue={0}
          maxValue={Math.max(1, Math.ceil(length))}
          value={Math.min(at, length)}
          onChange={seek}
          formatValue={(value) =>
            t('operator.replay.of', { at: clockText(value), length: clockText(length) })
          }
        />
      </Stack>
      <Text tone="muted">{t('operator.replay.screen')}</Text>
      <div ref={root} className={screen} inert />
    </Stack>
  )
}
