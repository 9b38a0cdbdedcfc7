import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { MapListPanel } from '#design-system/map/MapListPanel/MapListPanel.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { PlaceList } from './PlaceList.tsx'

const meta = preview.meta({ component: MapListPanel })

export const Places = meta.story({
  render: () => (
    <Narrow>
      <MapListPanel
        label="Σε αυτό το μέρος του χάρτη"
        status="5 ακίνητα, πρώτα όσα είναι κοντά στο κέντρο"
        emptyText=""
      >
        <PlaceList />
      </MapListPanel>
    </Narrow>
  ),
})

export const Nothing = meta.story({
  render: () => (
    <Narrow>
      <MapListPanel
        label="Σε αυτό το μέρος του χάρτη"
        status="Κανένα ακίνητο"
        emptyText={
          <Stack space="sm" align="start">
            <Text tone="inherit">Μικρύνετε τον χάρτη ή πηγαίνετε προς το κέντρο της Αθήνας.</Text>
            <Button variant="secondary" size="small">
              Εμφάνιση όλων
            </Button>
          </Stack>
        }
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <MapListPanel
        label="Immobilien im angezeigten Kartenausschnitt"
        status="1 Mehrfamilienhausgrundstück, nach Entfernung zum Mittelpunkt geordnet"
        emptyText=""
      >
        <Link href="#1" isStanding>
          Mehrfamilienhausgrundstück mit Tiefgaragenstellplätzen, 1.250.000 €
        </Link>
      </MapListPanel>
    </Narrow>
  ),
})
