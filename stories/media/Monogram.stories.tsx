import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Monogram } from '#design-system/media/Monogram/Monogram.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: Monogram,
  args: { name: 'Ακρόπωρο Κατοικίες' },
  render: (args) => (
    <Inline>
      <Monogram {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
})

export const TwoWords = meta.story()

export const OneWord = meta.story({ args: { name: 'Άνεμος' } })

export const Large = meta.story({ args: { size: 'large' } })
