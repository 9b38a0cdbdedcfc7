import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import type { LinkChip } from '../model/chips.ts'

/** Searches that one may go on to, as a list of links. */
export function LinkChips({ chips }: { chips: readonly LinkChip[] }) {
  return (
    <Inline as="ul">
      {chips.map(({ key, text, href }) => (
        <li key={key}>
          <ChipLink href={href}>{text}</ChipLink>
        </li>
      ))}
    </Inline>
  )
}
