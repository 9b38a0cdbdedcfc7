// Planted on purpose.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus, jsx-a11y/mouse-events-have-key-events */
import { type KeyboardEvent, useRef, useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { byNobody, byPlay, type Fault } from './Fault.ts'

const target = { minInlineSize: 44, minBlockSize: 44 } as const

interface FaultyProps {
  isFaulty: boolean
}

function Trap({ isFaulty }: FaultyProps) {
  const first = useRef<HTMLButtonElement>(null)
  const stay = (event: KeyboardEvent) => {
    if (!isFaulty || event.key !== 'Tab') return
    event.preventDefault()
    first.current?.focus()
  }
  return (
    <div>
      <button type="button" ref={first} onKeyDown={stay} style={target}>
        Μεγέθυνση χάρτη
      </button>
      <button type="button" style={target}>
        Μετά τον χάρτη
      </button>
    </div>
  )
}

function Panel({ isFaulty }: FaultyProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    if (!isFaulty) opener.current?.focus()
  }
  return (
    <div>
      <button type="button" ref={opener} style={target} onClick={() => setOpen(true)}>
        Φίλτρα τιμής
      </button>
      {isOpen && (
        <button type="button" style={target} onClick={close} ref={(node) => node?.focus()}>
          Κλείσιμο φίλτρων τιμής
        </button>
      )}
    </div>
  )
}

function EscapeLess({ isFaulty }: FaultyProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = (event: KeyboardEvent) => {
    if (isFaulty || event.key !== 'Escape') return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div onKeyDown={leave}>
      <button type="button" ref={opener} style={target} onClick={() => setOpen(true)}>
        Σύνδεση με email
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Σύνδεση με email" tabIndex={-1} ref={(node) => node?.focus()}>
          <p>Θα σας στείλουμε σύνδεσμο.</p>
        </div>
      )}
    </div>
  )
}

function Fold({ isFaulty }: FaultyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        style={target}
        aria-expanded={isFaulty ? false : isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Περισσότερα φίλτρα
      </button>
      {isOpen && <p>Κανένα άλλο.</p>}
    </div>
  )
}

function HalfButton({ isFaulty }: FaultyProps) {
  const [count, setCount] = useState(0)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || (!isFaulty && event.key === ' ')) setCount(count + 1)
  }
  return (
    <div role="button" tabIndex={0} style={target} onKeyDown={press} onClick={() => setCount(count + 1)}>
      Προσθήκη ορόφου: {count}
    </div>
  )
}

function Order({ isFaulty }: FaultyProps) {
  return (
    <ul>
      {['Σαλόνι', 'Κουζίνα'].map((name) => (
        <li key={name} draggable={isFaulty || undefined} style={{ cursor: isFaulty ? 'grab' : undefined }}>
          {name}
          {!isFaulty && (
            <button type="button" style={target} aria-label={`${name}: πιο πάνω`}>
              ↑
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A live region of its own stands here for `announce`, so that it can be broken. */
function Saving({ isFaulty, how }: FaultyProps & { how: 'missing' | 'doubled' | 'inserted' }) {
  const [text, setText] = useState('')
  const words = { missing: 'Η αγγελία σώθηκε', doubled: 'Η αναζήτηση σώθηκε', inserted: 'Το φίλτρο σώθηκε' }[
    how
  ]
  const isStanding = !isFaulty || how === 'doubled'
  return (
    <div>
      <button type="button" style={target} onClick={() => setText(words)}>
        {`${words};`}
      </button>
      {isStanding ? <p role="status">{text}</p> : how === 'inserted' && text && <p role="status">{text}</p>}
      {isFaulty && how === 'missing' && <p>{text}</p>}
      {isFaulty && how === 'doubled' && <p role="alert">{text}</p>}
    </div>
  )
}

function HoverMenu({ isFaulty }: FaultyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <p>Ο λογαριασμός μου</p>
      {(isOpen || !isFaulty) && <a href="#exodos">Έξοδος από τον λογαριασμό</a>}
    </div>
  )
}

const press = async (name: string, keys: string) => {
  const button = page.getByRole('button', { name }).first().element() as HTMLElement
  button.focus()
  await userEvent.keyboard(keys)
}

const savingPath =
  (words: string): Fault['play'] =>
  async (said) => {
    await press(`${words};`, '{Enter}')
    await expect.poll(() => said.some((line) => line.endsWith(words)), { timeout: 500 }).toBe(true)
  }

/** The faulty ones are hidden, as react-aria hides those it draws itself, and all out of the order of Tab. */
function HiddenRadios({ isFaulty }: FaultyProps) {
  return (
    <div role="radiogroup" aria-label="Λόγος αναφοράς">
      {['Λάθος τιμή', 'Πουλήθηκε'].map((words) => (
        <label key={words} style={{ ...target, display: 'flex', alignItems: 'center' }}>
          <span className={isFaulty ? hidden : undefined}>
            <input type="radio" name="planted-reason" tabIndex={isFaulty ? -1 : 0} style={target} />
          </span>
          {words}
        </label>
      ))}
    </div>
  )
}

export const deeds: readonly Fault[] = [
  {
    name: 'Radio buttons of which none is chosen, and none is a stop of Tab',
    criterion: '2.1.1',
    foundBy: 'not reached',
    render: (isFaulty) => <HiddenRadios isFaulty={isFaulty} />,
  },
  {
    name: 'A place that the keyboard comes into and not out of',
    criterion: '2.1.2',
    foundBy: 'not reached',
    render: (isFaulty) => <Trap isFaulty={isFaulty} />,
  },
  {
    name: 'Something to press that only a pointer can press',
    criterion: '2.1.1',
    foundBy: 'pointer only',
    render: (isFaulty) =>
      isFaulty ? (
        <div onClick={() => {}} style={{ cursor: 'pointer', ...target }}>
          Εμφάνιση τηλεφώνου
        </div>
      ) : (
        <button type="button" style={{ cursor: 'pointer', ...target }}>
          Εμφάνιση τηλεφώνου
        </button>
      ),
  },
  {
    name: 'An order that can only be changed by dragging',
    criterion: '2.5.7',
    foundBy: 'drag only',
    render: (isFaulty) => <Order isFaulty={isFaulty} />,
  },
  {
    name: 'A focus that is lost when its panel closes',
    criterion: '2.4.3',
    foundBy: 'focus lost',
    render: (isFaulty) => <Panel isFaulty={isFaulty} />,
    play: async () => {
      await press('Φίλτρα τιμής', '{Enter}')
      await expect.element(page.getByRole('button', { name: 'Κλείσιμο φίλτρων τιμής' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    },
  },
  {
    name: 'A dialog that Escape does not close',
    criterion: '2.1.2',
    foundBy: byPlay,
    render: (isFaulty) => <EscapeLess isFaulty={isFaulty} />,
    play: async () => {
      await press('Σύνδεση με email', '{Enter}')
      await expect.element(page.getByRole('dialog', { name: 'Σύνδεση με email' })).toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await expect
        .element(page.getByRole('dialog', { name: 'Σύνδεση με email' }), { timeout: 500 })
        .not.toBeInTheDocument()
    },
  },
  {
    name: 'A fold that never tells that it is open',
    criterion: '4.1.2',
    foundBy: byPlay,
    render: (isFaulty) => <Fold isFaulty={isFaulty} />,
    play: async () => {
      await press('Περισσότερα φίλτρα', '{Enter}')
      const fold = page.getByRole('button', { name: 'Περισσότερα φίλτρα' })
      await expect.element(fold, { timeout: 500 }).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    name: 'A button that answers Enter but not Space',
    criterion: '2.1.1',
    foundBy: byPlay,
    render: (isFaulty) => <HalfButton isFaulty={isFaulty} />,
    play: async () => {
      await press('Προσθήκη ορόφου: 0', ' ')
      const counted = page.getByRole('button', { name: 'Προσθήκη ορόφου: 1' })
      await expect.element(counted, { timeout: 500 }).toBeInTheDocument()
    },
  },
  {
    name: 'A result that is shown and never said',
    criterion: '4.1.3',
    foundBy: byPlay,
    render: (isFaulty) => <Saving isFaulty={isFaulty} how="missing" />,
    play: savingPath('Η αγγελία σώθηκε'),
  },
  {
    name: 'A message that appears together with its live region: most screen readers stay silent',
    criterion: '4.1.3',
    foundBy: byPlay,
    render: (isFaulty) => <Saving isFaulty={isFaulty} how="inserted" />,
    play: savingPath('Το φίλτρο σώθηκε'),
  },
  {
    name: 'A message that is said twice',
    criterion: '4.1.3',
    foundBy: 'said twice',
    render: (isFaulty) => <Saving isFaulty={isFaulty} how="doubled" />,
    play: savingPath('Η αναζήτηση σώθηκε'),
  },
  {
    name: 'A menu that only a pointer that rests on it opens',
    criterion: '2.1.1',
    foundBy: byNobody,
    render: (isFaulty) => <HoverMenu isFaulty={isFaulty} />,
  },
]
