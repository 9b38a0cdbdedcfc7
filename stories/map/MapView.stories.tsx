import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { type MapMark, MapView, type MapViewProps } from '#design-system/map/MapView/MapView.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { stage } from './MapStage.css.ts'
import { at, athens, clusterMarks, homeMark, homeMarks, signedMarks } from './marks.ts'

interface StageProps extends Partial<MapViewProps> {
  marks: readonly MapMark[]
}

/** A map without a basemap: these examples are not about what it loads. */
function Stage({ marks: given, ...more }: StageProps) {
  const [marks, setMarks] = useState(given)
  return (
    <div className={stage}>
      <MapView
        camera={athens}
        zooms={[7, 17]}
        onCameraChange={() => {}}
        onStateChange={() => {}}
        basemap={undefined}
        marks={marks}
        texts={{
          label: 'Ακίνητα στον χάρτη',
          help: 'Με τα βέλη πηγαίνετε στο κοντινότερο ακίνητο, με Page Down στο επόμενο.',
          noneThatWay: {
            ArrowUp: 'Τίποτα άλλο προς βορρά.',
            ArrowDown: 'Τίποτα άλλο προς νότο.',
            ArrowLeft: 'Τίποτα άλλο προς δύση.',
            ArrowRight: 'Τίποτα άλλο προς ανατολή.',
          },
        }}
        onOpenCluster={() => setMarks(homeMarks)}
        cardOf={(id, close) => ({
          label: marks.find((mark) => mark.id === id)?.label ?? '',
          content: (
            <Stack space="sm">
              <Text>{marks.find((mark) => mark.id === id)?.label}</Text>
              <Button size="small" variant="secondary" onPress={close}>
                Κλείσιμο
              </Button>
            </Stack>
          ),
        })}
        {...more}
      />
    </div>
  )
}

const meta = preview.meta({
  component: Stage,
  // What is looked at is the map, not the wait for it.
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: args.marks[0]?.label })
  },
})

export const Homes = meta.story({ args: { marks: homeMarks } })

export const Clusters = meta.story({ args: { marks: clusterMarks } })

export const EverySign = meta.story({ args: { marks: signedMarks } })

export const PointedAtElsewhere = meta.story({ args: { marks: homeMarks, highlighted: 'e' } })

export const Areas = meta.story({
  args: {
    marks: [homeMark('a', [-90, -60], { text: '245 χιλ. €', name: '245 χιλ. €, περίπου, 1 από 1' })],
    areas: [
      { kind: 'searched', corners: [at(-130, -150), at(130, -150), at(130, 130), at(-130, 130)] },
      { kind: 'excluded', corners: [at(30, -120), at(110, -120), at(110, -20)] },
      {
        kind: 'approximate',
        corners: Array.from({ length: 24 }, (_, n) => {
          const angle = (n * Math.PI) / 12
          return at(-90 + 35 * Math.sin(angle), -60 + 35 * Math.cos(angle))
        }),
      },
      { kind: 'drawing', corners: [at(-100, 30), at(-20, 110), at(60, 40)] },
    ],
  },
})

export const NarrowWithLongGreekText = meta.story({
  args: {
    marks: [
      homeMark('a', [0, -40], {
        text: 'Η τιμή δεν δηλώθηκε',
        name: 'η τιμή δεν δηλώθηκε από τον αγγελιοδότη, 1 από 2',
        isApproximate: true,
        isSeen: true,
        isReduced: true,
      }),
      homeMark('b', [10, 60], { text: '1.245.000 €', name: '1.245.000 €, 2 από 2' }),
    ],
  },
  render: (args) => (
    <Narrow>
      <Stage {...args} />
    </Narrow>
  ),
})

export const ByKeyboard = meta.story({
  args: { marks: homeMarks },
  play: async ({ canvas, canvasElement }) => {
    const mark = (name: RegExp) => canvas.getByRole('button', { name })
    const hasFocus = (name: RegExp) => waitFor(() => expect(mark(name)).toHaveFocus())
    await canvas.findByRole('button', { name: /^245/ })
    await userEvent.tab()
    await hasFocus(/^245/)
    await userEvent.keyboard('{ArrowUp}')
    await hasFocus(/^1,2 εκ/)
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus(/^245/)
    await userEvent.keyboard('{End}')
    await hasFocus(/^310/)
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: /^310/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await hasFocus(/^310/)
  },
})

export const IntoACluster = meta.story({
  args: { marks: clusterMarks },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^127/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1,2 εκ/ })).toHaveFocus())
  },
})

export const CardOpen = meta.story({
  args: { marks: homeMarks },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^398/ }))
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^398/ })
  },
})
