import { cloneElement, type ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import { tooltip } from './Tooltip.css.ts'

export interface TooltipProps {
  /**
   * A few words that say more about the button; they become its description. @default the label of an icon button,
   * for the eye alone
   */
  text?: string
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** One button of the design system. */
  children: ReactElement<{ label?: string; 'aria-describedby'?: string }>
}

/** Long enough not to flicker under a passing pointer; keyboard focus shows it at once. */
const delay = 500

/**
 * A hint on hover and focus. It stays while the pointer is on it and Escape hides it. Touch users never see
 * it, so it must not have unique content.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <AriaPresses>
        {/* The name once more, as a description, would be read twice. */}
        {text === undefined ? cloneElement(children, { 'aria-describedby': '' }) : children}
      </AriaPresses>
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        <span>{text ?? children.props.label}</span>
      </AriaTooltip>
    </TooltipTrigger>
  )
}
