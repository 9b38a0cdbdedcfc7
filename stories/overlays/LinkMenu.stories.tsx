import { expect, userEvent, waitFor } from 'storybook/test'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { LinkMenu, type LinkMenuItem } from '#design-system/overlays/LinkMenu/LinkMenu.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: LinkMenu })

const languages: readonly LinkMenuItem[] = [
  { href: '/', label: 'Ελληνικά', lang: 'el', isCurrent: true },
  { href: '/de/', label: 'Deutsch', lang: 'de' },
  { href: '/ru/', label: 'Русский', lang: 'ru' },
]

/** It is at the end of a header, and opens towards its middle. */
const Example = ({ items = languages }: { items?: readonly LinkMenuItem[] }) => (
  <Inline justify="end">
    <LinkMenu label="Γλώσσα" icon="globe" items={items} />
  </Inline>
)

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const summary = canvasElement.querySelector('summary')
  if (summary) await userEvent.click(summary)
}

export const Closed = meta.story({ render: () => <Example /> })

export const Open = meta.story({ render: () => <Example />, play: open })

/** Escape closes it, and the focus is back on the icon. */
export const ByKeyboard = meta.story({
  render: () => <Example />,
  play: async (context) => {
    await open(context)
    const { canvas, canvasElement } = context
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deutsch' })).toBeVisible())
    canvas.getByRole('link', { name: 'Deutsch' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('Deutsch')).not.toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('summary')).toHaveFocus())
  },
})

export const WithIcons = meta.story({
  render: () => (
    <Example
      items={[
        { href: '?theme=light', label: 'Φωτεινό', icon: 'sun', isCurrent: true },
        { href: '?theme=dark', label: 'Σκούρο', icon: 'moon' },
      ]}
    />
  ),
  play: open,
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Example
        items={[
          { href: '?a', label: 'Όπως το έχει ρυθμίσει το σύστημα αυτής της συσκευής', icon: 'contrast' },
          { href: '?b', label: 'Φωτεινό', icon: 'sun', isCurrent: true },
        ]}
      />
    </Narrow>
  ),
  play: open,
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Example
        items={[
          {
            href: '?a',
            label: 'Benutzeroberflächenkontrasteinstellungen',
            icon: 'contrast',
            isCurrent: true,
          },
          { href: '?b', label: 'Systemeinstellung', icon: 'sun' },
        ]}
      />
    </Narrow>
  ),
  play: open,
})
