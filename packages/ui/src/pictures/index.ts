export * from './Icon.tsx'
export * from './icon-names.ts'
export * from './picture-files.ts'
export * from './Picture.tsx'
export { AnchorBadge, type AnchorBadgeProps } from './AnchorBadge.tsx'
export { Avatar, type AvatarProps } from './Avatar.tsx'
export { Buddy, type BuddyProps } from './Buddy.tsx'
export {
  DailyDrawing,
  dailyDrawingNames,
  type DailyDrawingName,
  type DailyDrawingProps,
} from './DailyDrawing.tsx'
export { DoneThing, type DoneThingProps } from './DoneThing.tsx'
export { LookContext, useLook, type Look } from './look.ts'
export { headwear, WornContext, type Worn } from './worn.ts'
export { useWording, type Worded } from './useWording.ts'
export { buddyIds, getBuddyUrl, buddyUrls, toBuddyId, type BuddyId, type BuddyMood } from './buddy-urls.ts'
export { LookPicture, type LookPictureProps } from './LookPicture.tsx'
export { chooseLeaf, chooseMarkerState, type MarkerState } from './marker-state.ts'
export { Signpost, type SignpostProps } from './Signpost.tsx'
export { StepMarker, type StepMarkerProps } from './StepMarker.tsx'
export { LoginWayPicture, type LoginWayPictureProps } from './LoginWayPicture.tsx'
export { Logo, type LogoProps } from './Logo.tsx'
export {
  StoryDrawing,
  storyDrawingNames,
  type StoryDrawingName,
  type StoryDrawingProps,
} from './StoryDrawing.tsx'
