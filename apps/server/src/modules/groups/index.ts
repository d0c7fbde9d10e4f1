export { changeGroupStudents } from './change-students.ts'
export {
  createGroup,
  dropGroup,
  getGroup,
  listGroupNames,
  listGroups,
  makeGroup,
  refuseOtherThanName,
  setGroupYear,
} from './groups.ts'
export { moveStudents } from './move-students.ts'
export { tellApart } from './names-apart.ts'
export { orderByName } from './order-by-name.ts'
export { handOverGroups, listKnownGroups, setGroupsOf } from './supervisors.ts'
export { groupRoutes } from './routes.ts'
