import { Button } from '#design-system/actions/Button/Button.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { BookingRail } from '#design-system/layout/BookingRail/BookingRail.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: BookingRail })

const rail = (
  <BookingRail
    labelledBy="rail-name"
    price={<Price size="display">285.000 €</Price>}
    foot={
      <Text size="small" tone="muted">
        Κωδικός 6128
      </Text>
    }
  >
    <Button width="full" icon="calendar">
      Ζητήστε επίσκεψη
    </Button>
    <Button width="full" variant="secondary" icon="mail">
      Στείλτε μήνυμα
    </Button>
    <Heading level={2} size="label" id="rail-name">
      Ακρόπρωρο Κατοικίες
    </Heading>
    <Text size="small" tone="muted">
      Μεσιτικό γραφείο, από το 1993
    </Text>
  </BookingRail>
)

export const BesideAPage = meta.story({ render: () => rail })
export const InANarrowPlace = meta.story({ render: () => <Narrow>{rail}</Narrow> })
