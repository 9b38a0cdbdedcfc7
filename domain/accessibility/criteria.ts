/** What WCAG 2.2 asks at levels A and AA, and where the portal stands. `docs/accessibility/criteria.md` has the evidence. */
export const verdicts = ['met', 'partly', 'missed', 'none'] as const
/** `none`: there is nothing on the portal that it is about. */
export type Verdict = (typeof verdicts)[number]

export interface Criterion {
  readonly number: string
  /** The standard's own words. */
  readonly name: string
  readonly level: 'A' | 'AA'
  readonly verdict: Verdict
}

export const criteria: readonly Criterion[] = [
  { number: '1.1.1', name: 'Non-text Content', level: 'A', verdict: 'met' },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', verdict: 'none' },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', verdict: 'none' },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    verdict: 'none',
  },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', verdict: 'none' },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', verdict: 'none' },
  { number: '1.3.1', name: 'Info and Relationships', level: 'A', verdict: 'met' },
  { number: '1.3.2', name: 'Meaningful Sequence', level: 'A', verdict: 'met' },
  { number: '1.3.3', name: 'Sensory Characteristics', level: 'A', verdict: 'met' },
  { number: '1.3.4', name: 'Orientation', level: 'AA', verdict: 'met' },
  { number: '1.3.5', name: 'Identify Input Purpose', level: 'AA', verdict: 'met' },
  { number: '1.4.1', name: 'Use of Color', level: 'A', verdict: 'met' },
  { number: '1.4.2', name: 'Audio Control', level: 'A', verdict: 'met' },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', verdict: 'met' },
  { number: '1.4.4', name: 'Resize Text', level: 'AA', verdict: 'met' },
  { number: '1.4.5', name: 'Images of Text', level: 'AA', verdict: 'met' },
  { number: '1.4.10', name: 'Reflow', level: 'AA', verdict: 'met' },
  { number: '1.4.11', name: 'Non-text Contrast', level: 'AA', verdict: 'met' },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA', verdict: 'met' },
  { number: '1.4.13', name: 'Content on Hover or Focus', level: 'AA', verdict: 'met' },
  { number: '2.1.1', name: 'Keyboard', level: 'A', verdict: 'met' },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A', verdict: 'met' },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A', verdict: 'met' },
  { number: '2.2.1', name: 'Timing Adjustable', level: 'A', verdict: 'met' },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', verdict: 'met' },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', verdict: 'met' },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A', verdict: 'met' },
  { number: '2.4.2', name: 'Page Titled', level: 'A', verdict: 'met' },
  { number: '2.4.3', name: 'Focus Order', level: 'A', verdict: 'met' },
  { number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', verdict: 'met' },
  { number: '2.4.5', name: 'Multiple Ways', level: 'AA', verdict: 'met' },
  { number: '2.4.6', name: 'Headings and Labels', level: 'AA', verdict: 'met' },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA', verdict: 'met' },
  { number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', verdict: 'met' },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A', verdict: 'met' },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A', verdict: 'met' },
  { number: '2.5.3', name: 'Label in Name', level: 'A', verdict: 'met' },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', verdict: 'none' },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA', verdict: 'met' },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', verdict: 'met' },
  { number: '3.1.1', name: 'Language of Page', level: 'A', verdict: 'met' },
  { number: '3.1.2', name: 'Language of Parts', level: 'AA', verdict: 'met' },
  { number: '3.2.1', name: 'On Focus', level: 'A', verdict: 'met' },
  { number: '3.2.2', name: 'On Input', level: 'A', verdict: 'met' },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', verdict: 'met' },
  { number: '3.2.4', name: 'Consistent Identification', level: 'AA', verdict: 'met' },
  { number: '3.2.6', name: 'Consistent Help', level: 'A', verdict: 'met' },
  { number: '3.3.1', name: 'Error Identification', level: 'A', verdict: 'met' },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', verdict: 'met' },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', verdict: 'met' },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA', verdict: 'met' },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', verdict: 'met' },
  { number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', verdict: 'met' },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', verdict: 'met' },
  { number: '4.1.3', name: 'Status Messages', level: 'AA', verdict: 'met' },
]
