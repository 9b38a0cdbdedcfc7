import { type Defect, defectsIn } from './Defect.ts'

const marks = 'design-system/map/MapView/MapView.keyboard.test.tsx'
const aim = 'design-system/map/MapAim/MapAim.test.tsx'
const dialog = 'design-system/overlays/Dialog/Dialog.test.tsx'
const announced = 'design-system/feedback/announce/announce.test.tsx'
const navigation = 'design-system/navigation/navigation.test.tsx'
const plan = 'app/features/publish/plan/PlanEditor.test.tsx'
const auth = 'app/features/authentication/AuthDialog.test.tsx'

/** What happens, where the focus is, and what is said of it. */
export const ofEvents: readonly Defect[] = [
  ...defectsIn('design-system/feedback/announce/announce.ts', [
    [
      'everything is announced twice',
      '4.1.3',
      '  region.append(node)\n',
      '  region.append(node.cloneNode(true), node)\n',
      announced,
    ],
    ['nothing is announced', '4.1.3', '  region.append(node)\n', '', announced],
    ['each of many counts is announced', '4.1.3', '  clearTimeout(waiting.get(topic))\n', '', announced],
  ]),
  ...defectsIn('app/shell/visits.ts', [
    [
      'a title that is said by the focus and once more',
      '4.1.3',
      "message.replace(heading, '')",
      'message',
      'app/shell/visits.test.ts',
    ],
  ]),
  ...defectsIn('app/shared/map/PinCard.tsx', [
    [
      'the card of a mark that comes in silence',
      '4.1.3',
      "announce(name, { topic: 'pin card' })",
      'undefined',
      'app/shared/map/PinCard.test.tsx',
    ],
  ]),
  ...defectsIn('app/features/publish/plan/usePlan.ts', [
    [
      'a room of a plan that goes and takes the focus with it',
      '2.4.3',
      'document.getElementById(focused.current)?.focus()',
      'return',
      plan,
    ],
    [
      'a room of a plan that moves in silence',
      '4.1.3',
      "say(t('publish.photos.moved',",
      "void (t('publish.photos.moved',",
      plan,
    ],
  ]),
  ...defectsIn('design-system/map/MapView/MarkLayer.tsx', [
    [
      'marks that the arrow keys of screen readers do not reach',
      '2.1.1',
      'role="toolbar"',
      'role="group"',
      marks,
    ],
    [
      'marks that the arrow keys do not walk',
      '2.1.1',
      'if (!isDirectionKey(key) && !isOrderKey(key)) return',
      'return',
      marks,
    ],
    [
      'no word that there is no mark that way',
      '4.1.3',
      'else if (isDirectionKey(key)) announce',
      'else if (key === "none") announce',
      marks,
    ],
  ]),
  ...defectsIn('design-system/map/MapView/MarkButton.tsx', [
    ['every mark of a map is a stop of Tab', '2.4.3', 'excludeFromTabOrder={!isStop}', '', marks],
    ['a mark that is called by its short price', '4.1.2', 'aria-label={label}', '', marks],
  ]),
  ...defectsIn('design-system/map/MapAim/MapAim.tsx', [
    [
      'a crosshair that the arrow keys of screen readers do not reach',
      '2.1.1',
      'role="toolbar"',
      'role="group"',
      aim,
    ],
    [
      'a crosshair that does not move',
      '2.1.1',
      'onMove(event.key, event.shiftKey)',
      'event.stopPropagation()',
      aim,
    ],
  ]),
  ...defectsIn('design-system/map/MapFrame/MapFrame.tsx', [
    [
      'a link past the map that leads past its list',
      '2.4.1',
      'target={hasList ? `${id}-list` : `${id}-end`}',
      'target={`${id}-end`}',
      'design-system/map/MapFrame/MapFrame.test.tsx',
    ],
  ]),
  ...defectsIn('design-system/overlays/DialogTitle.tsx', [
    [
      'a dialog that is read out whole',
      '2.4.3',
      'first?.focus({ preventScroll: true })',
      'undefined',
      dialog,
    ],
    [
      'a dialog whose focus passes by the field that is marked for it',
      '2.4.3',
      "dialog?.querySelector<HTMLElement>('[data-takes-focus]') ?? heading.current",
      'heading.current',
      dialog,
    ],
  ]),
  ...defectsIn('design-system/overlays/Dialog/DialogFrame.tsx', [
    [
      'a dialog with a second banner',
      '1.3.1',
      '<div className={styles.header}>',
      '<div role="banner" className={styles.header}>',
      dialog,
    ],
    [
      'a question that is asked without what it is about',
      '1.3.1',
      "{ 'aria-describedby': bodyId }",
      '{}',
      dialog,
    ],
  ]),
  ...defectsIn('design-system/navigation/Pagination/Pagination.tsx', [
    [
      'nothing says which page of results is shown',
      '4.1.2',
      "aria-current={step === page ? 'page' : undefined}",
      '',
      navigation,
    ],
  ]),
  ...defectsIn('design-system/navigation/Breadcrumbs/Breadcrumbs.tsx', [
    ['nothing says which of the places is this one', '4.1.2', ' aria-current="page"', '', navigation],
  ]),
  ...defectsIn('design-system/actions/IconButton/IconButton.tsx', [
    [
      'a button with an icon and no name',
      '4.1.2',
      ' aria-label={label}',
      '',
      'design-system/actions/IconButton/IconButton.test.tsx',
    ],
  ]),
  ...defectsIn('design-system/actions/ToolButton/ToolButton.tsx', [
    [
      'a tool at its limit that does not say why',
      '4.1.3',
      'announce(unavailable, { topic: id })',
      'undefined',
      'design-system/actions/ToolButton/ToolButton.test.tsx',
    ],
  ]),
  ...defectsIn('app/features/authentication/AuthDialog.tsx', [
    [
      'a sign-in that opens without a word why',
      '4.1.3',
      "announce(why, { topic: 'auth why', settle: 1000 })",
      'undefined',
      auth,
    ],
  ]),
  ...defectsIn('app/features/authentication/AuthViews.tsx', [
    [
      'a sign-in that does not show why it opened',
      '3.3.2',
      '      {alert && (',
      '      {alert === null && (',
      auth,
    ],
  ]),
]
