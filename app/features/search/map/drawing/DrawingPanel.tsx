import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { SkipLink } from '#design-system/layout/SkipLink/SkipLink.tsx'
import { mapAimId } from '#design-system/map/MapAim/mapAimId.ts'
import { readQuantity } from '#domain/numbers/readQuantity.ts'
import type { Position } from '#domain/search/areas.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { QuantityField } from '#app/shared/quantity/QuantityField.tsx'
import { CornerList } from './CornerList.tsx'
import { type Drawing, finished, type Step, type Tool, tools } from './drawing.ts'
import * as styles from './DrawingPanel.css.ts'

export interface DrawingPanelProps {
  drawing: Drawing
  control: { takesFocus: boolean; step: (step: Step) => void; finish: () => void; cancel: () => void }
  /** The middle of the map: where the keyboard draws. */
  middle: Position
}

/** Everything that drawing needs, for the keyboard and the ear as for the eye. */
export function DrawingPanel({ drawing, control, middle }: DrawingPanelProps) {
  const { t } = useTexts()
  const { step, takesFocus } = control
  const [error, setError] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useEffectEvent(() => takesFocus && heading.current?.focus())
  useEffect(() => void focus(), [])
  useCornersSpoken(drawing)
  const { tool, isExcluded, past } = drawing
  const finish = () => {
    const done = finished(drawing)
    if (done.kind !== 'unfinished') return control.finish()
    setError(t(`map.draw.error.${done.reason}`))
  }
  return (
    <section aria-label={t('map.draw.title')} className={styles.panel}>
      <Heading level={2} size="label" ref={heading} isFocusTarget>
        {t('map.draw.title')}
      </Heading>
      {/* The map is before its panel in the document: drawing by keyboard needs no tabbing back to it. */}
      {tool !== 'freehand' && <SkipLink target={mapAimId}>{t('map.draw.toAim')}</SkipLink>}
      <div className={styles.row}>
        <SegmentedControl
          label={t('map.draw.tool')}
          value={tool}
          onChange={(chosen) => step({ do: 'choose', tool: chosen as Tool })}
          options={tools.map((value) => ({ value, label: t(`map.draw.tool.${value}`) }))}
        />
        {tool === 'circle' ? (
          <RadiusField metres={drawing.radius} onChange={(metres) => step({ do: 'radius', metres })} />
        ) : (
          <Switch isSelected={isExcluded} onChange={(isOn) => step({ do: 'exclude', isExcluded: isOn })}>
            {t('map.draw.exclude')}
          </Switch>
        )}
      </div>
      <Text size="small" tone="muted">
        {t(`map.draw.help.${tool}`)}
      </Text>
      <CornerList drawing={drawing} onRemove={(at) => step({ do: 'remove', at })} />
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <div className={styles.row}>
        <Button icon="search" onPress={finish}>
          {t('map.draw.finish')}
        </Button>
        {tool !== 'freehand' && (
          <Button variant="secondary" icon="plus" onPress={() => step({ do: 'add', position: middle })}>
            {tool === 'circle' ? t('map.draw.centreHere') : t('map.draw.addHere')}
          </Button>
        )}
        <Button
          variant="secondary"
          onPress={() =>
            past.length > 0 ? step({ do: 'undo' }) : announce(t('map.draw.undo.end'), { topic: 'drawing' })
          }
        >
          {t('map.draw.undo')}
        </Button>
        <Button variant="quiet" onPress={control.cancel}>
          {t('map.draw.cancel')}
        </Button>
      </div>
    </section>
  )
}

/** Metres in a kilometre, and in the tenth of one that a radius is rounded to. */
const KILOMETRE = 1000
const tenths = (metres: number) => Math.round(metres / 100) / 10

function RadiusField({ metres, onChange }: { metres: number; onChange: (metres: number) => void }) {
  const { t, format, language } = useTexts()
  const [typed, setTyped] = useState<{ readonly text: string; readonly metres: number }>()
  // What was typed stays until the radius is changed by something else.
  const text = typed && typed.metres === metres ? typed.text : format.number(tenths(metres))
  const metresIn = (written: string): number | undefined => {
    const kilometres = readQuantity(written, 'kilometres', language)
    const isRadius = typeof kilometres === 'number' && kilometres >= 0.1 && kilometres <= 200
    return isRadius ? Math.round(kilometres * KILOMETRE) : undefined
  }
  return (
    <div className={styles.radius}>
      <QuantityField
        label={t('map.draw.radius')}
        of="kilometres"
        allowsDecimals
        value={text}
        errorMessage={metresIn(text) === undefined ? t('map.draw.radius.error') : undefined}
        onChange={(next) => {
          const given = metresIn(next) ?? metres
          setTyped({ text: next, metres: given })
          if (given !== metres) onChange(given)
        }}
      />
    </div>
  )
}

/** A new corner is announced by its number: the list below has the rest. */
function useCornersSpoken({ corners }: Drawing): void {
  const { t } = useTexts()
  const last = useRef(corners.length)
  useEffect(() => {
    if (corners.length > last.current)
      announce(t('map.draw.corner.added', { n: corners.length }), { topic: 'drawing' })
    last.current = corners.length
  }, [corners.length, t])
}
