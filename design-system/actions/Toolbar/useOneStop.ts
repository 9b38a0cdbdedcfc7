import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/** Keys for the tool before and after. */
const ways = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const

/**
 * Makes tools one Tab stop: arrows move from tool to tool, Tab leaves them all, and returning by keyboard
 * focuses the last used one. For the element around the tools, which are buttons.
 */
export function useOneStop(orientation: keyof typeof ways = 'horizontal') {
  const last = useRef<HTMLElement>(undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tools = toolsIn(event.currentTarget)
    const at = tools.findIndex((tool) => tool === event.target)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') {
      last.current = tools[at]
      // From the first or the last tool the browser's own Tab leaves the toolbar.
      tools.at(event.shiftKey ? 0 : -1)?.focus()
      return
    }
    const step = (ways[orientation] as Readonly<Record<string, number>>)[event.key]
    if (step === undefined) return
    event.preventDefault()
    tools[at + step]?.focus()
  }
  const onFocus = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isFromOutside = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    // A pointer press focuses its tool.
    if (!isFromOutside || !target.matches(':focus-visible')) return
    const [back] = toolsIn(currentTarget).filter((tool) => tool === last.current)
    last.current = undefined
    back?.focus()
  }
  return { role: 'toolbar', 'aria-orientation': orientation, onKeyDown, onFocus } as const
}

const toolsIn = (toolbar: HTMLElement): readonly HTMLElement[] => [
  ...toolbar.querySelectorAll<HTMLElement>('button:not(:disabled)'),
]
