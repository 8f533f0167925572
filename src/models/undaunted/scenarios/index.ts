import crossroads from './crossroads.json';
import hill61 from './hill-61.json';
import holdTheMill from './hold-the-mill.json';
import laRaye from './la-raye.json';
import orchardGuns from './orchard-guns.json';
import radioPost from './radio-post.json';
import sunkenLane from './sunken-lane.json';
import theLongField from './the-long-field.json';

/** The scenario files of the box, unread; in the order in which they are best played. Add a new file here. */
export const SCENARIO_FILES: readonly unknown[] = [
  laRaye,
  crossroads,
  orchardGuns,
  holdTheMill,
  sunkenLane,
  hill61,
  radioPost,
  theLongField,
];
