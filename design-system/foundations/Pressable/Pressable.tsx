import {
  type ButtonHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type SyntheticEvent,
  useContext,
} from 'react'

type Passed =
  | 'id'
  | 'className'
  | 'form'
  | 'formAction'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'type'
  | 'children'
type Aria = `aria-${'label' | 'describedby' | 'expanded' | 'controls' | 'haspopup' | 'pressed' | 'disabled'}`

export interface PressableProps
  extends Omit<Pick<ButtonHTMLAttributes<HTMLButtonElement>, Passed | Aria>, 'formAction' | 'value'> {
  /** By pointer, finger, keyboard or assistive technology. */
  onPress?: (() => void) | undefined
  formAction?: string
  value?: string
  /** Which button of the react-aria component around it. */
  slot?: string | null
  /** For what the keyboard reaches in another way. @default false */
  excludeFromTabOrder?: boolean
  /** The focus stays where it is, and with it a phone's keyboard. @default false */
  leavesFocus?: boolean
  'data-selected'?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** The element of the buttons within: the browser's own, or react-aria's in `AriaPresses`. */
export const PressableElement = createContext<ComponentType<PressableProps>>(PlainButton)

/**
 * The bare button under every button of the design system. The browser's own does all that a button on a page needs;
 * react-aria's weighs 16 kB, and is rendered where its triggers, lists and calendars speak to the buttons within.
 */
export function Pressable(props: PressableProps) {
  return createElement(useContext(PressableElement), props)
}

function PlainButton(props: PressableProps) {
  const { onPress, excludeFromTabOrder, leavesFocus, slot: _, type = 'button', children, ...rest } = props
  const press = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Safari leaves the focus where it was: a dialog could not return it. By Enter in a field, which presses the button
    // of the form too, it stays in the field.
    if (detail > 0 && leavesFocus !== true) currentTarget.focus({ preventScroll: true })
    onPress?.()
  }
  return (
    <button
      {...rest}
      {...marksHover}
      {...(leavesFocus === true && { onMouseDown: keepFocus })}
      type={type}
      tabIndex={excludeFromTabOrder === true ? -1 : undefined}
      onClick={press}
    >
      {children}
    </button>
  )
}

const keepFocus = (event: SyntheticEvent) => event.preventDefault()

type PointerOver = PointerEvent<HTMLElement>

/** Marked as react-aria marks it: after a touch, `:hover` would stay. React has not set the mark, and leaves it. */
export const marksHover = {
  onPointerEnter: ({ currentTarget, pointerType }: PointerOver) => {
    if (pointerType !== 'touch') currentTarget.dataset['hovered'] = 'true'
  },
  onPointerLeave: ({ currentTarget }: PointerOver) => {
    delete currentTarget.dataset['hovered']
  },
}
