import '../../parts/reference/reference.css';
import '../../parts/reference/fields.css';
import { useRoute } from 'wouter';
import { Loaded } from '../../parts/page.tsx';
import { useReferenceIndex } from '../../parts/reference/data.ts';
import { Changelog } from './changelog.tsx';
import { FamilyPage } from './family.tsx';
import { Finder } from './finder.tsx';
import { OperationPage } from './operation.tsx';
import { Overview } from './overview.tsx';

/** The contract for people who build on it: a list to find things in, and beside it what was found. */
export default function ReferencePage() {
  const index = useReferenceIndex();
  const [, place] = useRoute('/reference/:family?/:operation?');
  const { family, operation } = place ?? {};
  return (
    <Loaded query={index} lines={8}>
      {(found) => (
        <div className="reference">
          <Finder index={found} family={family} operation={operation} />
          <div className="reading" id="reading" tabIndex={-1}>
            {family === undefined && <Overview index={found} />}
            {family === 'changelog' && <Changelog />}
            {family !== undefined &&
              family !== 'changelog' &&
              (operation === undefined ? (
                <FamilyPage index={found} name={family} />
              ) : (
                <OperationPage key={operation} index={found} family={family} id={operation} />
              ))}
          </div>
        </div>
      )}
    </Loaded>
  );
}
