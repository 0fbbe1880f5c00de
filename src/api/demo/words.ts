export const firstNames = [
  'Amelia', 'Ben', 'Carla', 'Dev', 'Elena', 'Farid', 'Georgia', 'Hugo', 'Isla', 'Jamal', 'Karin', 'Liam', 'Mina', 'Noah', 'Olivia', 'Pedro',
  'Quinn', 'Rosa', 'Samir', 'Tara', 'Uma', 'Victor', 'Wendy', 'Yusuf', 'Zoe',
];
export const lastNames = [
  'Adeyemi', 'Bennett', 'Castillo', 'Doyle', 'Eriksson', 'Fontaine', 'Gupta', 'Hayashi', 'Ibrahim', 'Jensen', 'Kowalski', 'Lombardi', 'Mbeki',
  'Nguyen', 'Oliveira', 'Petrov', 'Rossi', 'Schneider', 'Turner', 'Vasquez', 'Walsh', 'Yilmaz',
];
export const contactRoles = ['Owner', 'Office manager', 'Marketing lead', 'Bookkeeper', 'Operations'];
export const streets = ['Quay Street', 'Market Square', 'Station Road', 'Elm Avenue', 'High Street', 'Mill Lane', 'Church Road', 'Canal Walk'];
export const tags = ['vip', 'q2-launch', 'seasonal', 'new-website', 'reviews', 'slow-payer', 'case-study', 'newsletter'];
export const openingHours = {
  monday: '09:00-17:00', tuesday: '09:00-17:00', wednesday: '09:00-17:00', thursday: '09:00-19:00', friday: '09:00-16:00', note: 'Closed on public holidays.',
};
export const notes = [
  { title: 'Kick-off call', body: 'Wants to be found for the three services that earn most. Decides quickly, prefers the phone.' },
  { title: 'Quarterly review', body: 'Happy with the calls, not with the reports: too long. Agreed on one page a month.' },
  { title: 'Budget', body: 'Room for a fifth more from the next quarter, if the cost per lead stays where it is.' },
  { title: null, body: 'Out of office in the last two weeks of August. The office manager can approve texts.' },
  { title: 'Website access', body: 'Access goes through their hosting partner. Ask two days ahead.' },
  { title: null, body: 'Photos of the new premises are coming. Hold the landing page until then.' },
  { title: 'Tone', body: 'First names, no slang. They read every text before it goes out.' },
];
