import type { ThemeRoles } from './themes/ThemeRoles.ts'

type Role = keyof ThemeRoles

export interface ContrastPair {
  /** Words, or what marks a control, its state or its focus: edges, icons, rings, lines of charts. */
  of: 'text' | 'mark'
  front: Role
  back: Role
  /** The least ratio that may ship. */
  least: number
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
const toneTints = ['cutSoft', 'successSoft', 'warningSoft', 'dangerSoft'] as const
const tones = ['cut', 'success', 'warning', 'danger'] as const

const pairs = (of: ContrastPair['of'], fronts: readonly Role[], backs: readonly Role[], least: number) =>
  fronts.flatMap((front) => backs.map((back): ContrastPair => ({ of, front, back, least })))

/** Enhanced contrast (WCAG 1.4.6): what all text reaches, placeholders and small words on tints included. */
const text = (fronts: readonly Role[], backs: readonly Role[], least = 7) =>
  pairs('text', fronts, backs, least)

/** WCAG 1.4.11. */
const mark = (fronts: readonly Role[], backs: readonly Role[]) => pairs('mark', fronts, backs, 3)

/**
 * Every pair of roles that components combine, in every state: a pair of a style sheet that is missing here
 * is a problem of `estia check tokens`. Translucent colours are judged over the lightest and the darkest
 * possible background.
 */
export const contrastPairs: readonly ContrastPair[] = [
  // Text on the page, on raised and on inset surfaces, at rest and hovered.
  ...text(['text'], surfaces, 12),
  ...text(['textMuted', 'textAction', ...tones], surfaces),
  // Unavailable options are fainter by design, so they cannot reach as much.
  ...text(['textDisabled'], ['surface', 'surfaceRaised', 'surfaceSunken'], 4.5),

  // Tints: chosen and focused options, pressed and quiet controls, notices, badges.
  ...text(['text'], ['actionSoft', 'actionSoftHover', ...toneTints]),
  ...text(['textOnActionSoft'], ['actionSoft', 'actionSoftHover']),
  ...text(['textMuted', 'textAction'], ['actionSoft']),
  ...text(['cut'], ['cutSoft']),
  ...text(['success'], ['successSoft']),
  ...text(['warning'], ['warningSoft']),
  ...text(['danger'], ['dangerSoft']),

  // Filled controls: at rest, under the pointer, pressed.
  ...text(['textOnAction'], ['action', 'actionHover', 'actionPressed']),
  ...text(['textOnDanger'], ['danger', 'dangerHover']),

  // Snackbars and tooltips; their focus ring has the colour of their words.
  ...text(['textOnInverse', 'textActionOnInverse'], ['surfaceInverse']),

  // On photographs.
  ...text(['textOnScrim'], ['scrim']),
  ...text(['textOnPhotoControl'], ['photoControl']),
  ...mark(['textAction', 'cut', 'focus'], ['photoControl']),

  // The tick on the thumb of a switch.
  ...mark(['action'], ['textOnAction']),

  // The map: names on their background; their halo has the colour of the land.
  ...text(['mapLabel'], ['mapLand', 'mapGreen', 'mapRoad', 'mapWater']),
  ...text(['mapWaterLabel'], ['mapWater']),

  // Edges of controls, marks of their states, lines of charts on paper and on their band.
  ...mark(['borderStrong', 'action', 'danger'], surfaces),
  ...mark(['borderStrong'], ['actionSoft']),
  ...mark(['action'], ['actionSoft', 'actionSoftHover']),

  // The focus ring: a gap separates it from what it surrounds, so both its sides are a ground.
  ...mark(['focus'], [...surfaces, 'actionSoft', 'actionSoftHover', ...toneTints]),
]

/** Roles that need no contrast, and why. */
export const unpairedRoles: Partial<Readonly<Record<Role, string>>> = {
  border: 'a hairline that only groups; what it groups is told apart by its heading and its distance',
  tintEdge: 'an edge that repeats what the tint shows',
  skeleton: 'stands for what is not there yet; the wait is told in words',
  skeletonShine: 'as skeleton',
  overlay: 'lies behind a dialog, over what cannot be used meanwhile',
}
