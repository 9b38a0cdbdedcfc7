import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { type AimKey, MapAim } from '#design-system/map/MapAim/MapAim.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { stage } from './MapStage.css.ts'

const ways: Readonly<Record<AimKey, string>> = {
  ArrowUp: 'βόρεια',
  ArrowDown: 'νότια',
  ArrowLeft: 'δυτικά',
  ArrowRight: 'ανατολικά',
}

/** A map that records its calls. */
function Aiming({
  label = 'Στόχαστρο: με τα βέλη κινείται ο χάρτης, με Enter μπαίνει γωνία',
  nothing = 'Καμία κίνηση ακόμη',
}) {
  const [told, setTold] = useState<readonly string[]>([])
  const tell = (word: string) => setTold((words) => [...words, word])
  return (
    <Stack>
      <div className={stage}>
        <MapAim
          toolbarLabel="Σχεδίαση με το πληκτρολόγιο"
          label={label}
          onMove={(key, isFine) => tell(isFine ? `λίγο ${ways[key]}` : ways[key])}
          onPress={() => tell('γωνία')}
        />
      </div>
      <Text>{told.length === 0 ? nothing : told.join(', ')}</Text>
    </Stack>
  )
}

const meta = preview.meta({ component: Aiming })

export const Standing = meta.story({})

export const DrawnByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift} ')
    await waitFor(() => expect(canvas.getByText('γωνία, ανατολικά, νότια, λίγο δυτικά, γωνία')).toBeVisible())
  },
})

/** What belongs to the browser stays with it. */
export const WithOtherKeys = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Home}a')
    await expect(canvas.getByText('Καμία κίνηση ακόμη')).toBeVisible()
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Aiming
        label="Fadenkreuz: Mit den Pfeiltasten wird die Karte verschoben, mit der Eingabetaste eine Ecke gesetzt"
        nothing="Noch keine Kartenausschnittverschiebung"
      />
    </Narrow>
  ),
})
