export {
  computeSkillAt,
  computeSkillToday,
  updateSkill,
  type Skill,
  type SkillObservation,
  type SkillToday,
} from './skill.ts'
export { toObservations, type CategoryObservation, type WordBefore } from './observations.ts'
export { computePooledChance } from './pool.ts'
export { judgeSkill, type SkillVerdict } from './judge-skill.ts'
export { hasTrendTime, computeSkillTrend, type SkillChange } from './trend.ts'
export { defaultEaseOfBlocks, fitEaseOfBlocks, type ComparableAnswer } from './ease.ts'
export { estimateWordDifficulty } from './difficulty.ts'
