import { Empty } from '../../parts/page.tsx';

export const NotAllowed = () => (
  <Empty title="You may not see webhooks">This needs the permission settings.webhooks. An owner or an admin of the agency can give it to you.</Empty>
);
