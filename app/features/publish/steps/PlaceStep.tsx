import { type ReactNode, useState } from 'react'
import { readAsFar } from '#domain/listing/facts/readListing.ts'
import { sentOfFields } from '#domain/publishing/draftFields.ts'
import { fieldPrefix, publishParameters } from '#domain/publishing/paths.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { placeMap } from '#app/shared/PlaceMap/placeMap.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import type { StepViewProps } from '../model/StepProps.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import { FactFields } from '../views/FactFields.tsx'

/** Degrees to a move of 25 m. */
const METRES = 25
const DEGREE = 111_320

interface Point {
  readonly latitude: number
  readonly longitude: number
}

const moves = {
  north: [1, 0],
  south: [-1, 0],
  west: [0, -1],
  east: [0, 1],
} as const

const moved = ({ latitude, longitude }: Point, [north, east]: readonly [number, number]): Point => ({
  latitude: rounded(latitude + (north * METRES) / DEGREE),
  longitude: rounded(longitude + (east * METRES) / (DEGREE * Math.cos((latitude * Math.PI) / 180))),
})

const rounded = (degrees: number): number => Number(degrees.toFixed(6))

/** Where the home is, by a name, by coordinates and by moving the point, and what others see of it. */
export function PlaceStep({ frame, ...props }: StepViewProps) {
  const { draft, saving } = props
  const { facts } = readAsFar(sentOfFields({ ...draft.fields }))
  const { latitude, longitude } = facts
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const [shown, setShown] = useState(0)
  const put = async (to: Point) => {
    saving.change('latitude', to.latitude)
    saving.change('longitude', to.longitude)
    if (await saving.flush()) setShown((count) => count + 1)
  }
  return (
    <Stack space="lg">
      <FindPlace draft={draft.id} onFound={(to) => void put(to)} />
      {point && (
        <Where point={point} facts={facts} onPick={(to) => void put(to)}>
          <Moves point={point} draft={draft.id} onMove={(to) => void put(to)} />
        </Where>
      )}
      {frame(<FactFields key={shown} step="place" {...props} saving={{ ...saving, unsaved: {} }} />)}
    </Stack>
  )
}

/** Looks a place up by its name. Without script, the same page shows what was found. */
function FindPlace({ draft, onFound }: { draft: number; onFound: (point: Point) => void }) {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const [typed, setTyped] = useState(search.get(publishParameters.sought) ?? '')
  const [sought, setSought] = useState(typed)
  const { data } = useApi(sought.trim() === '' ? null : draftKeys.places(sought, language))
  return (
    <Stack space="sm">
      <search>
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault()
            setSought(typed)
          }}
        >
          <Inline align="end" space="sm">
            <TextField
              label={t('publish.place.find')}
              name={publishParameters.sought}
              value={typed}
              onChange={setTyped}
              maxLength={100}
            />
            <Button type="submit" variant="secondary">
              {t('publish.place.search')}
            </Button>
          </Inline>
        </form>
      </search>
      {data?.length === 0 && <Text>{t('publish.place.none')}</Text>}
      <Stack as="ul" space="xs">
        {data?.slice(0, 6).map(({ level, id, name, context, latitude, longitude }) => (
          <li key={`${level} ${id}`}>
            <PointForm draft={draft} point={{ latitude, longitude }} onSubmit={onFound}>
              <Button type="submit" variant="quiet" size="small" flush="start">
                {t('publish.place.use', { name: [name, context].filter(Boolean).join(', ') })}
              </Button>
            </PointForm>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

interface PointFormProps {
  draft: number
  point: Point
  onSubmit: (point: Point) => void
  children: ReactNode
}

/** Puts the home at a point. */
function PointForm({ draft, point, onSubmit, children }: PointFormProps) {
  const values = {
    draft,
    [`${fieldPrefix}latitude`]: point.latitude,
    [`${fieldPrefix}longitude`]: point.longitude,
  }
  return (
    <DraftForm act="save" values={values} onSubmit={() => onSubmit(point)}>
      {children}
    </DraftForm>
  )
}

function Moves({ point, draft, onMove }: { point: Point; draft: number; onMove: (point: Point) => void }) {
  const { t } = useTexts()
  return (
    <FieldGroup legend={t('publish.place.moves')}>
      <Inline space="sm">
        {(Object.keys(moves) as (keyof typeof moves)[]).map((name) => (
          <PointForm key={name} draft={draft} point={moved(point, moves[name])} onSubmit={onMove}>
            <Button type="submit" variant="secondary" size="small">
              {t(`publish.place.${name}`)}
            </Button>
          </PointForm>
        ))}
      </Inline>
    </FieldGroup>
  )
}

interface WhereProps {
  point: Point
  facts: Pick<ReturnType<typeof readAsFar>['facts'], 'mapDisplay' | 'shownRadius'>
  onPick: (point: Point) => void
  children: ReactNode
}

/** The point in words and on a map, and how much of it others see. */
function Where({ point, facts: { mapDisplay, shownRadius }, onPick, children }: WhereProps) {
  const { t, format, language } = useTexts()
  const { data } = useApi(apiKey.near([point.latitude, point.longitude], language), { keepsPrevious: true })
  const seen = t(`publish.place.seen.${mapDisplay ?? 'onlyArea'}`, {
    distance: format.distance(shownRadius ?? 0),
  })
  return (
    <Stack space="sm">
      <Text>
        <OwnLanguage>{data?.words ?? ''}</OwnLanguage>
      </Text>
      {children}
      <Text size="small" tone="muted">
        {t('publish.place.pick')}
      </Text>
      <placeMap.View
        position={[point.latitude, point.longitude]}
        radius={mapDisplay === 'marker' ? 0 : (shownRadius ?? 0)}
        text={t('publish.place.here')}
        label={t('publish.place.here')}
        description={seen}
        onPick={([latitude, longitude]) =>
          onPick({ latitude: rounded(latitude), longitude: rounded(longitude) })
        }
      />
      <Text size="small">{seen}</Text>
    </Stack>
  )
}
