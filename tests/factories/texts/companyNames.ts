/** Real company names that look like something else. */
export const COMPANY_NAMES: readonly string[] = `
3M|37signals|7-Eleven|A.P. Møller – Mærsk|Abercrombie & Fitch|Ace Hardware|Adidas|Airbus SE|Alaska Airlines|Allstate
American Express|Amphenol|Analog Devices|Archer Daniels Midland|Arby's|Assurant|AT&T|Autodesk|B&Q|Bain & Company
Ben & Jerry's|Best Buy|Big Brothers Big Sisters|Booz Allen Hamilton|Boys & Girls Clubs|British Telecom|Brother Industries
Brothers Gourmet|Bumble Bee Foods|Call Center Resources|Callaway Golf|Callcredit|Capgemini|Chick-fil-A|Church & Dwight
Cirque du Soleil|Coca-Cola|Companion Care|Comfort Keepers|Cortland Capital|Corteva|Cortez Masonry|Cox Automotive
Dick's Sporting Goods|Dickies|Dominion Energy|Dominos|E.ON|E*Trade|Eastman Kodak|Eaton|Ecco|ECS Corp|EKS Corporation
Es Cortinas|ESCO Corporation|ESCO Group|Esco Technologies|Escrow.com|ESPN|Essex County Council|Esso|Exxon Mobil|Exscientia
Fanny Bay Oysters|Fedex|Ford Motor Company|French Connection UK|Gap|General Electric|Gigabyte|Girl Scouts|Girls Who Code
Goodyear|H&M|H&R Block|Harley-Davidson|Hewlett-Packard|Hooker Furnishings|Hooters|Horn & Hardart|Horner Automation
Hot Topic|Hornbach|IKEA|Incall Systems|Intercontinental Hotels|J.P. Morgan|Johnson & Johnson|Kohlberg Kravis Roberts
Kort & Godt|KPMG|Kraft Heinz|L.J. Hooker|L'Oréal|Lands' End|Lehman Brothers|Lockheed Martin|Luxembourg Escrow Services
Marks & Spencer|Massage Envy|Mattel|Men's Wearhouse|Middlesex Hospital|Moët Hennessy|Nurun|O'Reilly Auto Parts|Office Depot
Penzance Pasties|Pick n Pay|Prescott Consulting|Procter & Gamble|Prosthetics Ltd|Prostate Cancer UK|Rent-A-Center|Rentokil
Rolls-Royce|Ruby Tuesday|S.C. Johnson|Scorto|Scotiabank|Scottish & Southern Energy|Seven & i Holdings|Sexton & Sons
Sherwin-Williams|Smith & Wesson|Sports Court Ltd|Sussex Water|T. Rowe Price|The Body Shop|The Whole Foods Co|Tesco Retail
Toys "R" Us|TripAdvisor|U-Haul|Union Pacific|Urban Outfitters|Vans|Victoria's Secret|Virgin Active|Walgreens Boots|Wescorp
Wescott Financial|Westcourt Hotels|Who Gives A Crap|Wholesale Foods|Whorl Labs|Yes Corp|Yes Cortland|Zoës Kitchen
`
  .trim()
  .split(/[|\n]/);
