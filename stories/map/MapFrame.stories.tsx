import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { MapControls, type MapControl } from '#design-system/map/MapControls/MapControls.tsx'
import { MapFrame, type MapFrameProps } from '#design-system/map/MapFrame/MapFrame.tsx'
import { MapLegend } from '#design-system/map/MapLegend/MapLegend.tsx'
import { MapListPanel } from '#design-system/map/MapListPanel/MapListPanel.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { DrawnBasemap } from './DrawnBasemap.tsx'
import { PlaceList } from './PlaceList.tsx'
import { controlTexts, frameTexts, germanControlTexts } from './texts.ts'

const meta = preview.meta({ component: MapFrame })

const actions = Object.fromEntries(
  Object.keys(controlTexts.controls).map((control) => [control, () => {}]),
) as Record<MapControl, () => void>

const list = (
  <MapListPanel
    label="Σε αυτό το μέρος του χάρτη"
    status="5 ακίνητα, πρώτα όσα είναι κοντά στο κέντρο"
    emptyText=""
  >
    <PlaceList />
  </MapListPanel>
)

function Example(props: Partial<MapFrameProps>) {
  const [state, setState] = useState(props.state ?? 'ready')
  return (
    <MapFrame
      label="Χάρτης ακινήτων"
      description="5 ακίνητα στο κέντρο της Αθήνας, από 125.000 € έως 870.000 €. Τα περισσότερα είναι βόρεια του κέντρου."
      skipLabel="Παράλειψη του χάρτη"
      texts={frameTexts}
      controls={<MapControls texts={controlTexts} actions={actions} />}
      legend={
        <MapLegend
          label="Τι σημαίνουν τα σημάδια"
          entries={[{ id: 'home', label: 'Ακίνητο προς πώληση', symbol: 'dot' }]}
        />
      }
      attribution={
        <>
          <span>{'Χάρτης: '}</span>
          <Link href="#osm">OpenStreetMap</Link>
        </>
      }
      {...props}
      state={state}
      onRetry={() => setState('ready')}
    >
      {props.children ?? <DrawnBasemap hasStreets={state !== 'plain'} />}
    </MapFrame>
  )
}

export const Ready = meta.story({
  render: () => (
    <>
      <Example />
      <Text>
        <span>{'Ύστερα από τον χάρτη: '}</span>
        <Link href="#next">επόμενη σελίδα</Link>
      </Text>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Παράλειψη του χάρτη' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Χάρτης με 18 ακίνητα' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Μεγέθυνση' })).toHaveFocus())
  },
})

export const WithList = meta.story({ render: () => <Example list={list} /> })

export const Loading = meta.story({
  render: () => <Example state="loading" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Φορτώνει ο χάρτης')
  },
})

export const Failed = meta.story({ render: () => <Example state="failed" list={list} /> })

export const FailedAndTriedAgain = meta.story({
  render: () => <Example state="failed" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('img', { name: 'Χάρτης με 18 ακίνητα' })).toBeNull()
    canvas.getByRole('button', { name: 'Δοκιμάστε ξανά' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Χάρτης με 18 ακίνητα' })).toBeVisible())
  },
})

export const PlainBasemap = meta.story({ render: () => <Example state="plain" shape="tall" /> })

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Example list={list} />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <MapFrame
        label="Immobilienkarte"
        description="5 Wohnungen im Stadtzentrum, Angebotspreise von 125.000 € bis 870.000 €, überwiegend nördlich des Mittelpunkts."
        skipLabel="Kartendarstellung überspringen"
        state="plain"
        texts={{ ...frameTexts, plain: 'Ohne Straßendarstellung: die Standortangaben stimmen trotzdem' }}
        onRetry={() => {}}
        controls={<MapControls texts={germanControlTexts} actions={actions} />}
        attribution={
          <>
            <span>{'Kartengrundlage: '}</span>
            <Link href="#osm">OpenStreetMap-Mitwirkende</Link>
          </>
        }
      >
        <DrawnBasemap hasStreets={false} />
      </MapFrame>
    </Narrow>
  ),
})
