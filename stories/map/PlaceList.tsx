import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'

const places = [
  ['245.000 €, διαμέρισμα, 96 τ.μ.', '200 μ. βόρεια του κέντρου'],
  ['180.000 €, διαμέρισμα, 62 τ.μ.', '350 μ. ανατολικά'],
  ['398.000 €, μονοκατοικία, 168 τ.μ.', '600 μ. νότια'],
  ['125.000 €, γκαρσονιέρα, 38 τ.μ.', '800 μ. δυτικά'],
  ['870.000 €, βίλα, 240 τ.μ.', '1,2 χλμ. νοτιοανατολικά'],
] as const

/** The homes of the examples' drawing, as a list. */
export function PlaceList() {
  return (
    <Stack as="ul" space="sm">
      {places.map(([home, where]) => (
        <li key={home}>
          <Link href="#home" isStanding>
            {home}
          </Link>
          <Text size="small" tone="muted">
            {where}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
