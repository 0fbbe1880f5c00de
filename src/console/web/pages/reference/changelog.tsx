import { Page } from '../../parts/page.tsx';
import { Markdown } from '../../parts/reference/markdown.tsx';
import source from '../../../../../spec/CHANGELOG.md?raw';

// The page has a heading of its own, and what stands below the file's is for its authors.
const text = source.slice(source.indexOf('\n## ')).replaceAll(/^##/gm, '#');

/** What changed in the contract, as its authors wrote it. */
export const Changelog = () => (
  <Page title="Changelog" lead="What changed in the API, newest first.">
    <div className="card">
      <Markdown text={text} />
    </div>
  </Page>
);
