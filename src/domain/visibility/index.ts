// Who sees what, as conditions that reads, lists and counts share. It knows no other folder of domain.
export {
  involvedInPrivateTask,
  isLiveTask,
  isOpenStage,
  isOpenTask,
  isVisibleTask,
  viewerOf,
  type Viewer,
} from './tasks.queries.ts';
