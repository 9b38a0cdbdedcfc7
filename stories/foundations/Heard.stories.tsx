import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Heard, args: { children: '96 τ.μ.', as: '96 τετραγωνικά μέτρα' } })

export const Short = meta.story({})

export const InALine = meta.story({
  render: () => (
    <Narrow>
      <Text>
        <Parts isWhole>
          {[
            'Διαμέρισμα',
            <Heard key="rooms" as="3 υπνοδωμάτια">
              3 υ/δ
            </Heard>,
            <Heard key="area" as="96 τετραγωνικά μέτρα">
              96 τ.μ.
            </Heard>,
            'Ημιυπόγειο',
          ]}
        </Parts>
      </Text>
    </Narrow>
  ),
})
