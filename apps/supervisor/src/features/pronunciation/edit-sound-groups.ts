import type { SoundGroup } from '@letterliaan/contract'

/** The place of the next change. `replace` changes the sound at that place and `insert` adds one before it. */
export interface SoundCursor {
  readonly group: number
  readonly at: number
  readonly mode: 'replace' | 'insert'
}

export interface SoundGroupsEditing {
  readonly groups: readonly SoundGroup[]
  readonly cursor: SoundCursor
  /** The groups before each change, for undo. The latest is last. */
  readonly past: readonly (readonly SoundGroup[])[]
}

export type SoundGroupEdit =
  | { readonly type: 'choose'; readonly sound: string }
  | { readonly type: 'moveTo'; readonly cursor: SoundCursor }
  /** Removes the sound at the cursor, or the one before an insert position, or an empty klankgroep. */
  | { readonly type: 'remove' }
  | { readonly type: 'addGroup' }
  | { readonly type: 'stress'; readonly group: number }
  | { readonly type: 'undo' }

export const startSoundGroupsEditing = (groups: readonly SoundGroup[]): SoundGroupsEditing => ({
  groups,
  cursor: cursorAt(groups, 0, 0),
  past: [],
})

/** Returns a cursor at that sound of the klankgroep, or at its last one. In an empty group it inserts. */
function cursorAt(groups: readonly SoundGroup[], group: number, at: number): SoundCursor {
  const last = (groups[group]?.sounds.length ?? 0) - 1
  return last < 0 ? { group, at: 0, mode: 'insert' } : { group, at: Math.min(at, last), mode: 'replace' }
}

export function applyEdit(state: SoundGroupsEditing, action: SoundGroupEdit): SoundGroupsEditing {
  const { groups, cursor, past } = state
  switch (action.type) {
    case 'moveTo':
      return { ...state, cursor: action.cursor }
    case 'choose':
      return choose(state, action.sound)
    case 'remove':
      return remove(state)
    case 'addGroup': {
      const added = [...groups, { sounds: [], stressed: false }]
      return changed(state, added, cursorAt(added, groups.length, 0))
    }
    case 'stress':
      return changed(
        state,
        groups.map(({ sounds }, at) => ({ sounds, stressed: at === action.group })),
        cursor,
      )
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? state : { ...startSoundGroupsEditing(before), past: past.slice(0, -1) }
    }
  }
}

export const areSoundGroupsComplete = (groups: readonly SoundGroup[]): boolean =>
  groups.length > 0 && groups.every(({ sounds }) => sounds.length > 0)

export const areSameSoundGroups = (a: readonly SoundGroup[], b: readonly SoundGroup[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const changed = (
  state: SoundGroupsEditing,
  groups: readonly SoundGroup[],
  cursor: SoundCursor,
): SoundGroupsEditing => ({
  groups,
  cursor,
  past: [...state.past, state.groups],
})

const withSounds = (
  groups: readonly SoundGroup[],
  at: number,
  change: (sounds: string[]) => string[],
): SoundGroup[] =>
  groups.map((group, index) => (index === at ? { ...group, sounds: change(group.sounds) } : group))

/** Sets a sound. After a new sound the cursor moves on, so that the user can choose the next one. */
function choose(state: SoundGroupsEditing, sound: string): SoundGroupsEditing {
  const { group, at, mode } = state.cursor
  const isNew = mode === 'insert'
  const groups = withSounds(state.groups, group, (sounds) => sounds.toSpliced(at, isNew ? 0 : 1, sound))
  return changed(state, groups, isNew ? { group, at: at + 1, mode } : state.cursor)
}

function remove(state: SoundGroupsEditing): SoundGroupsEditing {
  const { group, at, mode } = state.cursor
  const sounds = state.groups[group]?.sounds ?? []
  const gone = mode === 'insert' && sounds.length > 0 ? at - 1 : at
  if (gone < 0) return state
  if (sounds.length > 1) {
    const groups = withSounds(state.groups, group, (all) => all.toSpliced(gone, 1))
    return changed(state, groups, mode === 'insert' ? { group, at: gone, mode } : cursorAt(groups, group, at))
  }
  if (state.groups.length === 1) return state
  const left = state.groups.toSpliced(group, 1)
  return changed(state, left, cursorAt(left, Math.min(group, left.length - 1), 0))
}
