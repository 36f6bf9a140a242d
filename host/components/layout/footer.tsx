import { business, sisterCompanies } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { colorMenu, serviceMenu } from '../../../catalogue/services/main-services.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { constant } from '../../rendering/constant-text.tsx';
import { EmailText, LinkList, NewTabLink } from '../links.tsx';
import { brushLink, figures, wrap } from './base.css.ts';
import { base, below, columns, foot, name } from './footer.css.ts';

const [allServices, ...services] = serviceMenu;

const legalLinks = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Sitemap', path: '/sitemap' },
  { name: 'Admin', path: '/admin', rel: 'nofollow' },
];

/** Its lists and the year are specified by the client. */
export const Footer = constant(() => {
  const { address, phone, email, social } = business;
  return (
    <footer className={`${foot} ${figures}`}>
      <div className={`${wrap} ${columns}`}>
        <div>
          <a className={name} href="/">
            {business.name}
          </a>
          <p>{business.description}</p>
          <p>
            <NewTabLink className={brushLink} href={social.url}>
              {`Follow us on ${social.name}`}
            </NewTabLink>
          </p>
        </div>
        <section>
          <h2 className={caps}>Services</h2>
          <LinkList item={brushLink} of={[...services, allServices]} />
          <LinkList className={below} item={brushLink} of={colorMenu} />
        </section>
        <section>
          <h2 className={caps}>Sister Companies</h2>
          <ul>
            {sisterCompanies.map(({ footerName, url }) => (
              <li key={url}>
                <NewTabLink className={brushLink} href={url}>
                  {footerName}
                </NewTabLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={caps}>Contact</h2>
          <address>
            <p>
              {address.poBox}
              <br />
              {`${address.city}, ${address.state} ${address.zipCode}`}
            </p>
            <LinkList
              item={brushLink}
              of={[
                { name: phone.shown, path: ourPhone.href },
                { name: <EmailText />, path: `mailto:${email}` },
              ]}
            />
          </address>
        </section>
      </div>
      <div className={`${wrap} ${base}`}>
        <p>{`© ${business.copyrightYear} ${business.name}. ${business.license}`}</p>
        <LinkList item={brushLink} of={legalLinks} />
      </div>
    </footer>
  );
});
