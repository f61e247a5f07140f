// Made by scripts/build-places.ts from data/brazil.csv; see data/SOURCES.md.
import type { PackedCities } from '../decode.ts';

export const brazil: PackedCities = {
  country: 'BR',
  firstId: 1,
  step: 10,
  lines: `110001:Alta Floresta D'Oeste
1:Ariquemes
1:Cabixi
1:Cacoal
1:Cerejeiras
1:Colorado do Oeste
1:Corumbiara
1:Costa Marques
1:Espigão D'Oeste
1:Guajará-Mirim
1:Jaru
1:Ji-Paraná
1:Machadinho D'Oeste
1:Nova Brasilândia D'Oeste
1:Ouro Preto do Oeste
3:Pimenta Bueno
2:Porto Velho
5:Presidente Médici
1:Rio Crespo
2:Rolim de Moura
1:Santa Luzia D'Oeste
1:Vilhena
2:São Miguel do Guaporé
1:Nova Mamoré
1:Alvorada D'Oeste
3:Alto Alegre dos Parecis
3:Alto Paraíso
5:Buritis
5:Novo Horizonte do Oeste
Cacaulândia
Campo Novo de Rondônia
Candeias do Jamari
Castanheiras
2:Chupinguaia
2:Cujubim
6:Governador Jorge Teixeira
Itapuã do Oeste
Ministro Andreazza
Mirante da Serra
Monte Negro
3:Nova União
2:Parecis
1:Pimenteiras do Oeste
1:Primavera de Rondônia
1:São Felipe D'Oeste
1:São Francisco do Guaporé
1:Seringueiras
5:Teixeirópolis
5:Theobroma
Urupá
5:Vale do Anari
5:Vale do Paraíso
9821:Acrelândia
4:Assis Brasil
5:Brasiléia
3:Bujari
4:Capixaba
3:Cruzeiro do Sul
5:Epitaciolândia
5:Feijó
2:Jordão
1:Mâncio Lima
1:Manoel Urbano
1:Marechal Thaumaturgo
3:Plácido de Castro
1:Porto Walter
1:Rio Branco
2:Rodrigues Alves
1:Santa Rosa do Purus
2:Senador Guiomard
5:Sena Madureira
Tarauacá
Xapuri
Porto Acre
9922:Alvarães
4:Amaturá
2:Anamã
2:Anori
4:Apuí
6:Atalaia do Norte
Autazes
Barcelos
Barreirinha
Benjamin Constant
3:Beruri
5:Boa Vista do Ramos
2:Boca do Acre
Borba
3:Caapiranga
7:Canutama
Carauari
Careiro
5:Careiro da Várzea
5:Coari
Codajás
Eirunepé
Envira
Fonte Boa
5:Guajará
5:Humaitá
Ipixuna
5:Iranduba
5:Itacoatiara
5:Itamarati
5:Itapiranga
Japurá
Juruá
Jutaí
Lábrea
Manacapuru
5:Manaquiri
5:Manaus
Manicoré
Maraã
Maués
Nhamundá
Nova Olinda do Norte
Novo Airão
Novo Aripuanã
Parintins
Pauini
3:Presidente Figueiredo
3:Rio Preto da Eva
4:Santa Isabel do Rio Negro
Santo Antônio do Içá
São Gabriel da Cachoeira
São Paulo de Olivença
5:São Sebastião do Uatumã
5:Silves
6:Tabatinga
4:Tapauá
Tefé
3:Tonantins
3:Uarini
4:Urucará
Urucurituba
9562:Amajari
3:Alto Alegre
5:Boa Vista
5:Bonfim
2:Cantá
3:Caracaraí
3:Caroebe
5:Iracema
2:Mucajaí
Normandia
5:Pacaraima
2:Rorainópolis
3:São João da Baliza
São Luiz
Uiramutã
9940:Abaetetuba
3:Abel Figueiredo
7:Acará
Afuá
4:Água Azul do Norte
6:Alenquer
Almeirim
Altamira
Anajás
Ananindeua
5:Anapu
5:Augusto Corrêa
5:Aurora do Pará
5:Aveiro
Bagre
Baião
5:Bannach
5:Barcarena
Belém
5:Belterra
5:Benevides
7:Bom Jesus do Tocantins
3:Bonito
Bragança
2:Brasil Novo
3:Brejo Grande do Araguaia
3:Breu Branco
2:Breves
Bujaru
5:Cachoeira do Piriá
5:Cachoeira do Arari
Cametá
5:Canaã dos Carajás
5:Capanema
Capitão Poço
Castanhal
Chaves
Colares
Conceição do Araguaia
5:Concórdia do Pará
1:Cumaru do Norte
1:Curionópolis
3:Curralinho
5:Curuá
5:Curuçá
3:Dom Eliseu
2:Eldorado do Carajás
5:Faro
4:Floresta do Araguaia
3:Garrafão do Norte
2:Goianésia do Pará
1:Gurupá
Igarapé-Açu
Igarapé-Miri
Inhangapi
5:Ipixuna do Pará
5:Irituia
Itaituba
Itupiranga
5:Jacareacanga
5:Jacundá
Juruti
Limoeiro do Ajuru
5:Mãe do Rio
5:Magalhães Barata
Marabá
Maracanã
Marapanim
2:Marituba
3:Medicilândia
5:Melgaço
Mocajuba
Moju
5:Mojuí dos Campos
5:Monte Alegre
Muaná
5:Nova Esperança do Piriá
2:Nova Ipixuna
3:Nova Timboteua
3:Novo Progresso
3:Novo Repartimento
4:Óbidos
Oeiras do Pará
Oriximiná
Ourém
3:Ourilândia do Norte
5:Pacajá
1:Palestina do Pará
1:Paragominas
3:Parauapebas
2:Pau D'Arco
5:Peixe-Boi
3:Piçarra
2:Placas
5:Ponta de Pedras
Portel
Porto de Moz
Prainha
Primavera
1:Quatipuru
2:Redenção
3:Rio Maria
2:Rondon do Pará
1:Rurópolis
1:Salinópolis
Salvaterra
5:Santa Bárbara do Pará
5:Santa Cruz do Arari
Santa Izabel do Pará
5:Santa Luzia do Pará
3:Santa Maria das Barreiras
2:Santa Maria do Pará
Santana do Araguaia
Santarém
Santarém Novo
Santo Antônio do Tauá
São Caetano de Odivelas
5:São Domingos do Araguaia
5:São Domingos do Capim
São Félix do Xingu
São Francisco do Pará
5:São Geraldo do Araguaia
1:São João da Ponta
1:São João de Pirabas
3:São João do Araguaia
São Miguel do Guamá
São Sebastião da Boa Vista
5:Sapucaia
5:Senador José Porfírio
Soure
5:Tailândia
1:Terra Alta
1:Terra Santa
3:Tomé-Açu
3:Tracuateua
2:Trairão
3:Tucumã
2:Tucuruí
2:Ulianópolis
3:Uruará
5:Vigia
Viseu
5:Vitória do Xingu
5:Xinguara
9165:Serra do Navio
5:Amapá
5:Pedra Branca do Amapari
5:Calçoene
1:Cutias
2:Ferreira Gomes
2:Itaubal
2:Laranjal do Jari
3:Macapá
Mazagão
Oiapoque
3:Porto Grande
2:Pracuúba
5:Santana
Tartarugalzinho
Vitória do Jari
9945:Abreulândia
5:Aguiarnópolis
5:Aliança do Tocantins
5:Almas
30:Alvorada
30:Ananás
5:Angico
5:Aparecida do Rio Negro
20:Aragominas
60:Araguacema
Araguaçu
Araguaína
5:Araguanã
5:Araguatins
Arapoema
Arraias
15:Augustinópolis
15:Aurora do Tocantins
20:Axixá do Tocantins
Babaçulândia
5:Bandeirantes do Tocantins
2:Barra do Ouro
3:Barrolândia
Bernardo Sayão
Bom Jesus do Tocantins
30:Brasilândia do Tocantins
Brejinho de Nazaré
Buriti do Tocantins
2:Cachoeirinha
2:Campos Lindos
2:Cariri do Tocantins
2:Carmolândia
1:Carrasco Bonito
1:Caseara
20:Centenário
50:Chapada de Areia
50:Chapada da Natividade
40:Colinas do Tocantins
5:Combinado
5:Conceição do Tocantins
40:Couto Magalhães
Cristalândia
15:Crixás do Tocantins
25:Darcinópolis
50:Dianópolis
Divinópolis do Tocantins
Dois Irmãos do Tocantins
Dueré
Esperantina
15:Fátima
Figueirópolis
5:Filadélfia
50:Formoso do Araguaia
5:Tabocão
5:Goianorte
70:Goiatins
30:Guaraí
20:Gurupi
30:Ipueiras
70:Itacajá
20:Itaguatins
20:Itapiratins
20:Itaporã do Tocantins
40:Jaú do Tocantins
30:Juarina
Lagoa da Confusão
5:Lagoa do Tocantins
5:Lajeado
15:Lavandeira
25:Lizarda
5:Luzinópolis
5:Marianópolis do Tocantins
20:Mateiros
Maurilândia do Tocantins
40:Miracema do Tocantins
Miranorte
30:Monte do Carmo
Monte Santo do Tocantins
Palmeiras do Tocantins
15:Muricilândia
25:Natividade
Nazaré
58:Nova Olinda
12:Nova Rosalândia
Novo Acordo
5:Novo Alegre
Novo Jardim
25:Oliveira de Fátima
20:Palmeirante
5:Palmeirópolis
35:Paraíso do Tocantins
Paranã
Pau D'Arco
20:Pedro Afonso
Peixe
5:Pequizeiro
5:Colméia
30:Pindorama do Tocantins
20:Piraquê
30:Pium
30:Ponte Alta do Bom Jesus
Ponte Alta do Tocantins
Porto Alegre do Tocantins
20:Porto Nacional
Praia Norte
Presidente Kennedy
5:Pugmil
5:Recursolândia
5:Riachinho
Rio da Conceição
5:Rio dos Bois
5:Rio Sono
5:Sampaio
4:Sandolândia
2:Santa Fé do Araguaia
2:Santa Maria do Tocantins
1:Santa Rita do Tocantins
1:Santa Rosa do Tocantins
Santa Tereza do Tocantins
100:Santa Terezinha do Tocantins
São Bento do Tocantins
5:São Félix do Tocantins
5:São Miguel do Tocantins
5:São Salvador do Tocantins
5:São Sebastião do Tocantins
19:São Valério
16:Silvanópolis
15:Sítio Novo do Tocantins
5:Sucupira
5:Taguatinga
3:Taipas do Tocantins
4:Talismã
3:Palmas
Tocantínia
Tocantinópolis
5:Tupirama
5:Tupiratins
78:Wanderlândia
2:Xambioá
37795:Açailândia
5:Afonso Cunha
5:Água Doce do Maranhão
5:Alcântara
Aldeias Altas
Altamira do Maranhão
3:Alto Alegre do Maranhão
4:Alto Alegre do Pindaré
3:Alto Parnaíba
5:Amapá do Maranhão
5:Amarante do Maranhão
Anajatuba
Anapurus
3:Apicum-Açu
4:Araguanã
3:Araioses
5:Arame
5:Arari
Axixá
Bacabal
5:Bacabeira
5:Bacuri
5:Bacurituba
5:Balsas
Barão de Grajaú
Barra do Corda
Barreirinhas
3:Belágua
4:Bela Vista do Maranhão
3:Benedito Leite
Bequimão
3:Bernardo do Mearim
4:Boa Vista do Gurupi
3:Bom Jardim
3:Bom Jesus das Selvas
4:Bom Lugar
3:Brejo
5:Brejo de Areia
5:Buriti
Buriti Bravo
2:Buriticupu
3:Buritirana
2:Cachoeira Grande
3:Cajapió
Cajari
5:Campestre do Maranhão
5:Cândido Mendes
Cantanhede
5:Capinzal do Norte
5:Carolina
Carutapera
Caxias
Cedral
2:Central do Maranhão
3:Centro do Guilherme
2:Centro Novo do Maranhão
3:Chapadinha
5:Cidelândia
5:Codó
Coelho Neto
Colinas
5:Conceição do Lago-Açu
5:Coroatá
Cururupu
5:Davinópolis
5:Dom Pedro
Duque Bacelar
Esperantinópolis
5:Estreito
2:Feira Nova do Maranhão
1:Fernando Falcão
1:Formosa da Serra Negra
1:Fortaleza dos Nogueiras
Fortuna
Godofredo Viana
Gonçalves Dias
Governador Archer
5:Governador Edison Lobão
5:Governador Eugênio Barros
2:Governador Luiz Rocha
3:Governador Newton Bello
2:Governador Nunes Freire
3:Graça Aranha
Grajaú
Guimarães
Humberto de Campos
Icatu
5:Igarapé do Meio
5:Igarapé Grande
Imperatriz
5:Itaipava do Grajaú
5:Itapecuru Mirim
2:Itinga do Maranhão
3:Jatobá
2:Jenipapo dos Vieiras
3:João Lisboa
Joselândia
5:Junco do Maranhão
5:Lago da Pedra
Lago do Junco
Lago Verde
2:Lagoa do Mato
2:Lago dos Rodrigues
2:Lagoa Grande do Maranhão
2:Lajeado Novo
2:Lima Campos
Loreto
Luís Domingues
Magalhães de Almeida
2:Maracaçumé
3:Marajá do Sena
2:Maranhãozinho
3:Mata Roma
Matinha
Matões
3:Matões do Norte
4:Milagres do Maranhão
3:Mirador
5:Miranda do Norte
5:Mirinzal
Monção
Montes Altos
Morros
Nina Rodrigues
5:Nova Colinas
5:Nova Iorque
5:Nova Olinda do Maranhão
5:Olho d'Água das Cunhãs
5:Olinda Nova do Maranhão
5:Paço do Lumiar
Palmeirândia
Paraibano
Parnarama
Passagem Franca
Pastos Bons
5:Paulino Neves
5:Paulo Ramos
Pedreiras
5:Pedro do Rosário
5:Penalva
Peri Mirim
5:Peritoró
5:Pindaré-Mirim
Pinheiro
Pio XII
Pirapemas
Poção de Pedras
Porto Franco
5:Porto Rico do Maranhão
5:Presidente Dutra
Presidente Juscelino
3:Presidente Médici
4:Presidente Sarney
3:Presidente Vargas
Primeira Cruz
5:Raposa
5:Riachão
5:Ribamar Fiquene
5:Rosário
Sambaíba
5:Santa Filomena do Maranhão
5:Santa Helena
Santa Inês
Santa Luzia
3:Santa Luzia do Paruá
7:Santa Quitéria do Maranhão
Santa Rita
3:Santana do Maranhão
4:Santo Amaro do Maranhão
3:Santo Antônio dos Lopes
São Benedito do Rio Preto
São Bento
São Bernardo
5:São Domingos do Azeitão
5:São Domingos do Maranhão
São Félix de Balsas
5:São Francisco do Brejão
5:São Francisco do Maranhão
São João Batista
2:São João do Carú
3:São João do Paraíso
2:São João do Soter
3:São João dos Patos
São José de Ribamar
5:São José dos Basílios
5:São Luís
São Luís Gonzaga do Maranhão
São Mateus do Maranhão
3:São Pedro da Água Branca
4:São Pedro dos Crentes
3:São Raimundo das Mangabeiras
3:São Raimundo do Doca Bezerra
4:São Roberto
3:São Vicente Ferrer
2:Satubinha
2:Senador Alexandre Costa
2:Senador La Rocque
2:Serrano do Maranhão
2:Sítio Novo
Sucupira do Norte
5:Sucupira do Riachão
5:Tasso Fragoso
Timbiras
Timon
3:Trizidela do Vale
4:Tufilândia
3:Tuntum
Turiaçu
5:Turilândia
5:Tutóia
Urbano Santos
Vargem Grande
Viana
5:Vila Nova dos Martírios
5:Vitória do Mearim
Vitorino Freire
100:Zé Doca
8605:Acauã
5:Agricolândia
Água Branca
5:Alagoinha do Piauí
2:Alegrete do Piauí
3:Alto Longá
Altos
5:Alvorada do Gurguéia
5:Amarante
Angical do Piauí
Anísio de Abreu
Antônio Almeida
Aroazes
5:Aroeiras do Itaim
5:Arraial
5:Assunção do Piauí
5:Avelino Lopes
5:Baixa Grande do Ribeiro
2:Barra D'Alcântara
3:Barras
Barreiras do Piauí
Barro Duro
Batalha
5:Bela Vista do Piauí
2:Belém do Piauí
3:Beneditinos
Bertolínia
3:Betânia do Piauí
4:Boa Hora
3:Bocaina
Bom Jesus
1!9:Bom Princípio do Piauí
1:Bonfim do Piauí
2:Boqueirão do Piauí
2:Brasileira
2!8:Brejo do Piauí
2:Buriti dos Lopes
2:Buriti dos Montes
3:Cabeceiras do Piauí
2:Cajazeiras do Piauí
1:Cajueiro da Praia
1:Caldeirão Grande do Piauí
1:Campinas do Piauí
1:Campo Alegre do Fidalgo
2:Campo Grande do Piauí
4:Campo Largo do Piauí
3:Campo Maior
5!1:Canavieira
5:Canto do Buriti
Capitão de Campos
5:Capitão Gervásio Oliveira
5:Caracol
3:Caraúbas do Piauí
2:Caridade do Piauí
5:Castelo do Piauí
5:Caxingó
5:Cocal
1:Cocal de Telha
1:Cocal dos Alves
1:Coivaras
2:Colônia do Gurguéia
2:Colônia do Piauí
3:Conceição do Canindé
5:Coronel José Dias
5:Corrente
Cristalândia do Piauí
Cristino Castro
Curimatá
3:Currais
2:Curralinhos
2:Curral Novo do Piauí
3:Demerval Lobão
5:Dirceu Arcoverde
5:Dom Expedito Lopes
2:Domingos Mourão
3:Dom Inocêncio
5:Elesbão Veloso
Eliseu Martins
Esperantina
5:Fartura do Piauí
5:Flores do Piauí
5:Floresta do Piauí
5:Floriano
Francinópolis
Francisco Ayres
5:Francisco Macedo
5:Francisco Santos
Fronteiras
5:Geminiano
5:Gilbués
Guadalupe
5:Guaribas
5:Hugo Napoleão
5:Ilha Grande
5:Inhuma
Ipiranga do Piauí
Isaías Coelho
Itainópolis
Itaueira
5:Jacobina do Piauí
5:Jaicós
5:Jardim do Mulato
2:Jatobá do Piauí
3:Jerumenha
5:João Costa
5:Joaquim Pires
5:Joca Marques
5:José de Freitas
1:Juazeiro do Piauí
1:Júlio Borges
1:Jurema
1:Lagoinha do Piauí
1:Lagoa Alegre
1:Lagoa do Barro do Piauí
1:Lagoa de São Francisco
1:Lagoa do Piauí
1:Lagoa do Sítio
1:Landri Sales
Luís Correia
Luzilândia
5:Madeiro
5:Manoel Emídio
5:Marcolândia
5:Marcos Parente
5:Massapê do Piauí
5:Matias Olímpio
Miguel Alves
Miguel Leão
5:Milton Brandão
5:Monsenhor Gil
Monsenhor Hipólito
Monte Alegre do Piauí
5:Morro Cabeça no Tempo
2:Morro do Chapéu do Piauí
2:Murici dos Portelas
1:Nazaré do Piauí
2:Nazária
3:Nossa Senhora de Nazaré
5:Nossa Senhora dos Remédios
Novo Oriente do Piauí
5:Novo Santo Antônio
5:Oeiras
Olho D'Água do Piauí
Padre Marcos
Paes Landim
5:Pajeú do Piauí
5:Palmeira do Piauí
Palmeirais
5:Paquetá
5:Parnaguá
Parnaíba
5:Passagem Franca do Piauí
2:Patos do Piauí
2:Pau D'Arco do Piauí
1:Paulistana
5:Pavussu
5:Pedro II
3:Pedro Laurentino
2:Nova Santa Rita
5:Picos
Pimenteiras
Pio IX
Piracuruca
Piripiri
Porto
5:Porto Alegre do Piauí
5:Prata do Piauí
5:Queimada Nova
5:Redenção do Gurguéia
Regeneração
5:Riacho Frio
2:Ribeira do Piauí
3:Ribeiro Gonçalves
Rio Grande do Piauí
Santa Cruz do Piauí
5:Santa Cruz dos Milagres
5:Santa Filomena
Santa Luz
5:Santana do Piauí
2:Santa Rosa do Piauí
3:Santo Antônio de Lisboa
5:Santo Antônio dos Milagres
5:Santo Inácio do Piauí
5:São Braz do Piauí
5:São Félix do Piauí
5:São Francisco de Assis do Piauí
5:São Francisco do Piauí
5:São Gonçalo do Gurguéia
5:São Gonçalo do Piauí
5:São João da Canabrava
2:São João da Fronteira
3:São João da Serra
5:São João da Varjota
2:São João do Arraial
3:São João do Piauí
5:São José do Divino
5:São José do Peixe
São José do Piauí
São Julião
5:São Lourenço do Piauí
2:São Luis do Piauí
1:São Miguel da Baixa Grande
1:São Miguel do Fidalgo
1:São Miguel do Tapuio
São Pedro do Piauí
São Raimundo Nonato
2:Sebastião Barros
1:Sebastião Leal
2:Sigefredo Pacheco
5:Simões
Simplício Mendes
Socorro do Piauí
3:Sussuapara
2:Tamboril do Piauí
2:Tanque do Piauí
3:Teresina
União
Uruçuí
Valença do Piauí
5:Várzea Branca
5:Várzea Grande
Vera Mendes
Vila Nova do Piauí
Wall Ferraz
8840:Abaiara
5:Acarape
5:Acaraú
Acopiara
Aiuaba
Alcântaras
Altaneira
Alto Santo
5:Amontada
5:Antonina do Norte
Apuiarés
Aquiraz
Aracati
Aracoiaba
5:Ararendá
5:Araripe
Aratuba
Arneiroz
Assaré
Aurora
Baixio
5:Banabuiú
5:Barbalha
5:Barreira
5:Barro
5:Barroquinha
5:Baturité
Beberibe
Bela Cruz
Boa Viagem
Brejo Santo
Camocim
Campos Sales
Canindé
Capistrano
Caridade
Cariré
Caririaçu
Cariús
Carnaubal
Cascavel
Catarina
5:Catunda
5:Caucaia
Cedro
Chaval
3:Choró
2:Chorozinho
5:Coreaú
Crateús
Crato
3:Croatá
2:Cruz
1:Deputado Irapuan Pinheiro
1:Ereré
1:Eusébio
2:Farias Brito
5:Forquilha
5:Fortaleza
5:Fortim
5:Frecheirinha
General Sampaio
5:Graça
5:Granja
Granjeiro
Groaíras
5:Guaiúba
5:Guaraciaba do Norte
Guaramiranga
Hidrolândia
3:Horizonte
3:Ibaretama
4:Ibiapina
3:Ibicuitinga
2:Icapuí
5:Icó
Iguatu
Independência
5:Ipaporanga
5:Ipaumirim
Ipu
Ipueiras
Iracema
Irauçuba
Itaiçaba
5:Itaitinga
5:Itapajé
Itapipoca
Itapiúna
5:Itarema
5:Itatira
Jaguaretama
Jaguaribara
Jaguaribe
Jaguaruana
Jardim
Jati
5:Jijoca de Jericoacoara
5:Juazeiro do Norte
Jucás
Lavras da Mangabeira
Limoeiro do Norte
3:Madalena
2:Maracanaú
5:Maranguape
Marco
Martinópole
Massapê
Mauriti
Meruoca
Milagres
5:Milhã
2:Miraíma
3:Missão Velha
Mombaça
Monsenhor Tabosa
Morada Nova
Moraújo
Morrinhos
Mucambo
Mulungu
Nova Olinda
Nova Russas
Novo Oriente
5:Ocara
5:Orós
Pacajus
Pacatuba
Pacoti
Pacujá
Palhano
Palmácia
Paracuru
5:Paraipaba
5:Parambu
Paramoti
Pedra Branca
Penaforte
Pentecoste
Pereiro
5:Pindoretama
5:Piquet Carneiro
5:Pires Ferreira
5:Poranga
Porteiras
Potengi
3:Potiretama
3:Quiterianópolis
4:Quixadá
5:Quixelô
5:Quixeramobim
Quixeré
Redenção
Reriutaba
Russas
Saboeiro
5:Salitre
5:Santana do Acaraú
Santana do Cariri
Santa Quitéria
São Benedito
São Gonçalo do Amarante
São João do Jaguaribe
São Luís do Curu
Senador Pompeu
Senador Sá
Sobral
Solonópole
Tabuleiro do Norte
Tamboril
5:Tarrafas
5:Tauá
5:Tejuçuoca
5:Tianguá
Trairi
5:Tururu
5:Ubajara
Umari
5:Umirim
5:Uruburetama
Uruoca
5:Varjota
5:Várzea Alegre
Viçosa do Ceará
8600:Acari
Açu
Afonso Bezerra
Água Nova
Alexandria
Almino Afonso
Alto do Rodrigues
Angicos
Antônio Martins
Apodi
Areia Branca
Arês
Campo Grande
Baía Formosa
5:Baraúna
5:Barcelona
Bento Fernandes
5:Bodó
5:Bom Jesus
Brejinho
5:Caiçara do Norte
5:Caiçara do Rio do Vento
Caicó
Campo Redondo
Canguaretama
Caraúbas
Carnaúba dos Dantas
Carnaubais
Ceará-Mirim
Cerro Corá
Coronel Ezequiel
Coronel João Pessoa
Cruzeta
Currais Novos
Doutor Severiano
5:Parnamirim
5:Encanto
Equador
Espírito Santo
Extremoz
Felipe Guerra
5:Fernando Pedroza
5:Florânia
Francisco Dantas
Frutuoso Gomes
Galinhos
Goianinha
Governador Dix-Sept Rosado
Grossos
Guamaré
Ielmo Marinho
Ipanguaçu
Ipueira
5:Itajá
5:Itaú
Jaçanã
Jandaíra
Janduís
Januário Cicco
Japi
Jardim de Angicos
Jardim de Piranhas
Jardim do Seridó
João Câmara
João Dias
José da Penha
Jucurutu
5:Jundiá
5:Lagoa d'Anta
Lagoa de Pedras
Lagoa de Velhos
Lagoa Nova
Lagoa Salgada
Lajes
Lajes Pintadas
Lucrécia
Luís Gomes
Macaíba
Macau
5:Major Sales
5:Marcelino Vieira
Martins
Maxaranguape
Messias Targino
Montanhas
Monte Alegre
Monte das Gameleiras
Mossoró
Natal
Nísia Floresta
Nova Cruz
Olho d'Água do Borges
Ouro Branco
Paraná
Paraú
Parazinho
Parelhas
5:Rio do Fogo
15:Passa e Fica
Passagem
Patu
3:Santa Maria
7:Pau dos Ferros
Pedra Grande
Pedra Preta
Pedro Avelino
Pedro Velho
Pendências
Pilões
Poço Branco
Portalegre
5:Porto do Mangue
5:Serra Caiada
Pureza
Rafael Fernandes
Rafael Godeiro
Riacho da Cruz
Riacho de Santana
Riachuelo
Rodolfo Fernandes
5:Tibau
5:Ruy Barbosa
Santa Cruz
20:Santana do Matos
2:Santana do Seridó
8:Santo Antônio
São Bento do Norte
São Bento do Trairí
São Fernando
São Francisco do Oeste
São Gonçalo do Amarante
São João do Sabugi
São José de Mipibu
São José do Campestre
São José do Seridó
São Miguel
5:São Miguel do Gostoso
5:São Paulo do Potengi
São Pedro
São Rafael
São Tomé
São Vicente
Senador Elói de Souza
Senador Georgino Avelino
Serra de São Bento
5:Serra do Mel
5:Serra Negra do Norte
Serrinha
5:Serrinha dos Pintos
5:Severiano Melo
Sítio Novo
Taboleiro Grande
Taipu
Tangará
Tenente Ananias
5:Tenente Laurentino Cruz
5:Tibau do Sul
Timbaúba dos Batistas
Touros
5:Triunfo Potiguar
5:Umarizal
Upanema
Várzea
5:Venha-Ver
5:Vera Cruz
Viçosa
Vila Flor
8510:Água Branca
Aguiar
Alagoa Grande
Alagoa Nova
Alagoinha
3:Alcantil
4:Algodão de Jandaíra
3:Alhandra
São João do Rio do Peixe
3:Amparo
4:Aparecida
3:Araçagi
Arara
Araruna
Areia
5:Areia de Baraúnas
5:Areial
Aroeiras
5:Assunção
5:Baía da Traição
Bananeiras
3:Baraúna
4:Barra de Santana
3:Barra de Santa Rosa
Barra de São Miguel
Bayeux
Belém
Belém do Brejo do Cruz
5:Bernardino Batista
5:Boa Ventura
5:Boa Vista
5:Bom Jesus
Bom Sucesso
Bonito de Santa Fé
Boqueirão
Igaracy
Borborema
Brejo do Cruz
Brejo dos Santos
Caaporã
Cabaceiras
Cabedelo
Cachoeira dos Índios
Cacimba de Areia
Cacimba de Dentro
5:Cacimbas
5:Caiçara
Cajazeiras
5:Cajazeirinhas
5:Caldas Brandão
Camalaú
Campina Grande
3:Capim
4:Caraúbas
3:Carrapateira
5:Casserengue
5:Catingueira
Catolé do Rocha
5:Caturité
5:Conceição
Condado
Conde
Congo
Coremas
5:Coxixola
5:Cruz do Espírito Santo
Cubati
Cuité
Cuitegi
3:Cuité de Mamanguape
4:Curral de Cima
3:Curral Velho
5:Damião
5:Desterro
Vista Serrana
Diamante
Dona Inês
Duas Estradas
Emas
Esperança
Fagundes
Frei Martinho
5:Gado Bravo
5:Guarabira
Gurinhém
Gurjão
Ibiara
Imaculada
Ingá
Itabaiana
Itaporanga
Itapororoca
Itatuba
Jacaraú
Jericó
João Pessoa
Juarez Távora
Juazeirinho
Junco do Seridó
Juripiranga
Juru
Lagoa
Lagoa de Dentro
Lagoa Seca
Lastro
Livramento
5:Logradouro
5:Lucena
Mãe d'Água
Malta
Mamanguape
Manaíra
5:Marcação
5:Mari
5:Marizópolis
5:Massaranduba
Mataraca
3:Matinhas
4:Mato Grosso
2:Maturéia
1:Mogeiro
Montadas
Monte Horebe
Monteiro
Mulungu
Natuba
Nazarezinho
Nova Floresta
Nova Olinda
Nova Palmeira
Olho d'Água
Olivedos
Ouro Velho
5:Parari
5:Passagem
Patos
Paulista
Pedra Branca
Pedra Lavrada
Pedras de Fogo
Piancó
Picuí
Pilar
Pilões
Pilõezinhos
Pirpirituba
Pitimbu
Pocinhos
3:Poço Dantas
4:Poço de José de Moura
3:Pombal
Prata
Princesa Isabel
Puxinanã
Queimadas
Quixaba
Remígio
2:Pedro Régis
2:Riachão
1:Riachão do Bacamarte
1:Riachão do Poço
2:Riacho de Santo Antônio
2:Riacho dos Cavalos
Rio Tinto
Salgadinho
Salgado de São Félix
5:Santa Cecília
5:Santa Cruz
Santa Helena
5:Santa Inês
5:Santa Luzia
Santana de Mangueira
Santana dos Garrotes
5:Joca Claudino
5:Santa Rita
Santa Teresinha
5:Santo André
5:São Bento
2:São Bentinho
2:São Domingos do Cariri
2:São Domingos
2:São Francisco
2:São João do Cariri
São João do Tigre
São José da Lagoa Tapada
São José de Caiana
São José de Espinharas
5:São José dos Ramos
5:São José de Piranhas
5:São José de Princesa
5:São José do Bonfim
5:São José do Brejo do Cruz
5:São José do Sabugi
São José dos Cordeiros
São Mamede
São Miguel de Taipu
São Sebastião de Lagoa de Roça
São Sebastião do Umbuzeiro
Sapé
São Vicente do Seridó
Serra Branca
Serra da Raiz
Serra Grande
Serra Redonda
Serraria
3:Sertãozinho
4:Sobrado
3:Solânea
Soledade
5:Sossêgo
5:Sousa
Sumé
Tacima
Taperoá
Tavares
Teixeira
5:Tenório
5:Triunfo
Uiraúna
Umbuzeiro
Várzea
Vieirópolis
20:Zabelê
8265:Abreu e Lima
5:Afogados da Ingazeira
Afrânio
Agrestina
Água Preta
Águas Belas
Alagoinha
Aliança
Altinho
Amaraji
Angelim
5:Araçoiaba
5:Araripina
Arcoverde
Barra de Guabiraba
Barreiros
Belém de Maria
Belém do São Francisco
Belo Jardim
Betânia
Bezerros
Bodocó
Bom Conselho
Bom Jardim
Bonito
Brejão
Brejinho
Brejo da Madre de Deus
Buenos Aires
Buíque
Cabo de Santo Agostinho
Cabrobó
Cachoeirinha
Caetés
Calçado
Calumbi
5:Camaragibe
5:Camocim de São Félix
Camutanga
Canhotinho
Capoeiras
Carnaíba
2:Carnaubeira da Penha
8:Carpina
Caruaru
5:Casinhas
5:Catende
Cedro
Chã de Alegria
Chã Grande
Condado
Correntes
Cortês
Cumaru
Cupira
Custódia
5:Dormentes
5:Escada
Exu
Feira Nova
5:Fernando de Noronha
5:Ferreiros
Flores
Floresta
Frei Miguelinho
Gameleira
Garanhuns
Glória do Goitá
Goiana
Granito
Gravatá
Iati
Ibimirim
Ibirajuba
Igarassu
Iguaracy
Inajá
Ingazeira
Ipojuca
Ipubi
Itacuruba
Itaíba
Ilha de Itamaracá
5:Itambé
5:Itapetim
5:Itapissuma
5:Itaquitinga
Jaboatão dos Guararapes
5:Jaqueira
5:Jataúba
5:Jatobá
5:João Alfredo
Joaquim Nabuco
5:Jucati
5:Jupi
Jurema
5:Lagoa do Carro
5:Lagoa de Itaenga
Lagoa do Ouro
Lagoa dos Gatos
5:Lagoa Grande
5:Lajedo
Limoeiro
Macaparana
Machados
5:Manari
5:Maraial
Mirandiba
Moreno
Nazaré da Mata
Olinda
Orobó
Orocó
Ouricuri
Palmares
Palmeirina
Panelas
Paranatama
Parnamirim
Passira
Paudalho
Paulista
Pedra
Pesqueira
Petrolândia
Petrolina
Poção
Pombos
Primavera
Quipapá
3!3:Quixaba
7:Recife
Riacho das Almas
Ribeirão
Rio Formoso
Sairé
Salgadinho
Salgueiro
Saloá
Sanharó
5:Santa Cruz
2:Santa Cruz da Baixa Verde
3:Santa Cruz do Capibaribe
5:Santa Filomena
5:Santa Maria da Boa Vista
Santa Maria do Cambucá
Santa Terezinha
São Benedito do Sul
São Bento do Una
São Caitano
São João
São Joaquim do Monte
São José da Coroa Grande
São José do Belmonte
São José do Egito
São Lourenço da Mata
São Vicente Férrer
Serra Talhada
Serrita
Sertânia
Sirinhaém
Moreilândia
Solidão
Surubim
Tabira
Tacaimbó
Tacaratu
5:Tamandaré
15:Taquaritinga do Norte
Terezinha
Terra Nova
Timbaúba
Toritama
Tracunhaém
Trindade
Triunfo
Tupanatinga
Tuparetama
Venturosa
Verdejante
8:Vertente do Lério
2:Vertentes
Vicência
Vitória de Santo Antão
Xexéu
8360:Água Branca
Anadia
Arapiraca
Atalaia
Barra de Santo Antônio
Barra de São Miguel
Batalha
Belém
Belo Monte
Boca da Mata
Branquinha
Cacimbinhas
Cajueiro
5:Campestre
5:Campo Alegre
Campo Grande
Canapi
Capela
Carneiros
Chã Preta
Coité do Nóia
Colônia Leopoldina
Coqueiro Seco
Coruripe
5:Craíbas
5:Delmiro Gouveia
Dois Riachos
5:Estrela de Alagoas
5:Feira Grande
Feliz Deserto
Flexeiras
Girau do Ponciano
Ibateguara
Igaci
Igreja Nova
Inhapi
Jacaré dos Homens
Jacuípe
Japaratinga
Jaramataia
5:Jequiá da Praia
5:Joaquim Gomes
Jundiá
Junqueiro
Lagoa da Canoa
Limoeiro de Anadia
Maceió
Major Isidoro
Maragogi
Maravilha
Marechal Deodoro
Maribondo
Mar Vermelho
Mata Grande
Matriz de Camaragibe
Messias
Minador do Negrão
Monteirópolis
Murici
Novo Lino
Olho d'Água das Flores
Olho d'Água do Casado
Olho d'Água Grande
Olivença
Ouro Branco
Palestina
Palmeira dos Índios
Pão de Açúcar
2:Pariconha
2:Paripueira
6:Passo de Camaragibe
Paulo Jacinto
Penedo
Piaçabuçu
Pilar
Pindoba
Piranhas
Poço das Trincheiras
Porto Calvo
Porto de Pedras
Porto Real do Colégio
Quebrangulo
Rio Largo
Roteiro
Santa Luzia do Norte
Santana do Ipanema
Santana do Mundaú
São Brás
São José da Laje
São José da Tapera
São Luís do Quitunde
São Miguel dos Campos
São Miguel dos Milagres
São Sebastião
Satuba
5:Senador Rui Palmeira
5:Tanque d'Arca
Taquarana
5:Teotônio Vilela
5:Traipu
União dos Palmares
Viçosa
9070:Amparo do São Francisco
Aquidabã
Aracaju
Arauá
Areia Branca
Barra dos Coqueiros
7:Boquim
3:Brejo Grande
30:Campo do Brito
Canhoba
Canindé de São Francisco
Capela
Carira
Carmópolis
Cedro de São João
Cristinápolis
20:Cumbe
Divina Pastora
Estância
Feira Nova
Frei Paulo
Gararu
General Maynard
Graccho Cardoso
Ilha das Flores
Indiaroba
Itabaiana
Itabaianinha
Itabi
Itaporanga d'Ajuda
Japaratuba
Japoatã
Lagarto
Laranjeiras
Macambira
Malhada dos Bois
Malhador
Maruim
Moita Bonita
Monte Alegre de Sergipe
Muribeca
Neópolis
5:Nossa Senhora Aparecida
5:Nossa Senhora da Glória
Nossa Senhora das Dores
Nossa Senhora de Lourdes
Nossa Senhora do Socorro
Pacatuba
Pedra Mole
Pedrinhas
Pinhão
Pirambu
Poço Redondo
Poço Verde
Porto da Folha
Propriá
Riachão do Dantas
Riachuelo
Ribeirópolis
Rosário do Catete
Salgado
Santa Luzia do Itanhy
Santana do São Francisco
Santa Rosa de Lima
Santo Amaro das Brotas
São Cristóvão
São Domingos
São Francisco
São Miguel do Aleixo
Simão Dias
Siriri
Telha
Tobias Barreto
Tomar do Geru
Umbaúba
9250:Abaíra
Abaré
Acajutiba
5:Adustina
5:Água Fria
Érico Cardoso
Aiquara
Alagoinhas
Alcobaça
Almadina
Amargosa
Amélia Rodrigues
5:América Dourada
5:Anagé
Andaraí
5:Andorinha
5:Angical
Anguera
Antas
Antônio Cardoso
Antônio Gonçalves
Aporá
5:Apuarema
5:Aracatu
5:Araçás
5:Araci
Aramari
5:Arataca
5:Aratuípe
Aurelino Leal
Baianópolis
Baixa Grande
5:Banzaê
5:Barra
Barra da Estiva
Barra do Choça
Barra do Mendes
Barra do Rocha
Barreiras
3:Barro Alto
4:Barrocas
3:Barro Preto
Belmonte
Belo Campo
Biritinga
Boa Nova
Boa Vista do Tupim
Bom Jesus da Lapa
5:Bom Jesus da Serra
5:Boninal
5:Bonito
5:Boquira
Botuporã
Brejões
Brejolândia
Brotas de Macaúbas
Brumado
Buerarema
5:Buritirama
5:Caatiba
5:Cabaceiras do Paraguaçu
5:Cachoeira
Caculé
Caém
5:Caetanos
5:Caetité
Cafarnaum
Cairu
Caldeirão Grande
Camacan
Camaçari
Camamu
Campo Alegre de Lourdes
Campo Formoso
Canápolis
Canarana
Canavieiras
Candeal
Candeias
Candiba
Cândido Sales
Cansanção
2:Canudos
3:Capela do Alto Alegre
2:Capim Grosso
2:Caraíbas
1:Caravelas
Cardeal da Silva
Carinhanha
Casa Nova
Castro Alves
Catolândia
Catu
5:Caturama
5:Central
Chorrochó
Cícero Dantas
Cipó
Coaraci
Cocos
Conceição da Feira
Conceição do Almeida
Conceição do Coité
Conceição do Jacuípe
Conde
Condeúba
Contendas do Sincorá
Coração de Maria
Cordeiros
Coribe
Coronel João Sá
Correntina
Cotegipe
Cravolândia
Crisópolis
Cristópolis
Cruz das Almas
Curaçá
Dário Meira
5:Dias d'Ávila
5:Dom Basílio
Dom Macedo Costa
Elísio Medrado
Encruzilhada
Entre Rios
Esplanada
Euclides da Cunha
2:Eunápolis
3:Fátima
2:Feira da Mata
3:Feira de Santana
5:Filadélfia
5:Firmino Alves
Floresta Azul
Formosa do Rio Preto
Gandu
5:Gavião
5:Gentio do Ouro
Glória
Gongogi
Governador Mangabeira
5:Guajeru
5:Guanambi
Guaratinga
5:Heliópolis
5:Iaçu
Ibiassucê
Ibicaraí
Ibicoara
Ibicuí
Ibipeba
Ibipitanga
Ibiquera
Ibirapitanga
Ibirapuã
Ibirataia
Ibitiara
Ibititá
Ibotirama
Ichu
Igaporã
5:Igrapiúna
5:Iguaí
Ilhéus
Inhambupe
Ipecaetá
Ipiaú
Ipirá
Ipupiara
Irajuba
Iramaia
Iraquara
Irará
Irecê
5:Itabela
5:Itaberaba
Itabuna
Itacaré
Itaeté
Itagi
Itagibá
Itagimirim
5:Itaguaçu da Bahia
5:Itaju do Colônia
Itajuípe
Itamaraju
Itamari
Itambé
Itanagra
Itanhém
Itaparica
Itapé
Itapebi
Itapetinga
Itapicuru
Itapitanga
Itaquara
Itarantim
5:Itatim
5:Itiruçu
Itiúba
Itororó
Ituaçu
Ituberá
3:Iuiu
2:Jaborandi
5:Jacaraci
Jacobina
Jaguaquara
Jaguarari
Jaguaripe
Jandaíra
Jequié
Jeremoabo
Jiquiriçá
Jitaúna
5:João Dourado
5:Juazeiro
5:Jucuruçu
5:Jussara
5:Jussari
5:Jussiape
Lafaiete Coutinho
5:Lagoa Real
5:Laje
Lajedão
Lajedinho
5:Lajedo do Tabocal
5:Lamarão
5:Lapão
5:Lauro de Freitas
Lençóis
Licínio de Almeida
Livramento de Nossa Senhora
5:Luís Eduardo Magalhães
5:Macajuba
Macarani
Macaúbas
Macururé
2:Madre de Deus
3:Maetinga
5:Maiquinique
Mairi
Malhada
Malhada de Pedras
Manoel Vitorino
5:Mansidão
5:Maracás
Maragogipe
Maraú
Marcionílio Souza
Mascote
Mata de São João
5:Matina
5:Medeiros Neto
Miguel Calmon
Milagres
Mirangaba
5:Mirante
5:Monte Santo
Morpará
Morro do Chapéu
Mortugaba
Mucugê
Mucuri
5:Mulungu do Morro
5:Mundo Novo
Muniz Ferreira
5:Muquém do São Francisco
5:Muritiba
Mutuípe
Nazaré
Nilo Peçanha
5:Nordestina
5:Nova Canaã
3:Nova Fátima
2:Nova Ibiá
5:Nova Itarana
5:Nova Redenção
5:Nova Soure
Nova Viçosa
3:Novo Horizonte
2:Novo Triunfo
5:Olindina
Oliveira dos Brejinhos
Ouriçangas
5:Ourolândia
5:Palmas de Monte Alto
Palmeiras
Paramirim
Paratinga
Paripiranga
Pau Brasil
Paulo Afonso
5:Pé de Serra
5:Pedrão
Pedro Alexandre
Piatã
Pilão Arcado
Pindaí
Pindobaçu
5:Pintadas
2:Piraí do Norte
3:Piripá
Piritiba
Planaltino
Planalto
Poções
Pojuca
5:Ponto Novo
5:Porto Seguro
Potiraguá
Prado
Presidente Dutra
Presidente Jânio Quadros
5:Presidente Tancredo Neves
5:Queimadas
Quijingue
3:Quixabeira
2:Rafael Jambeiro
5:Remanso
Retirolândia
Riachão das Neves
Riachão do Jacuípe
Riacho de Santana
Ribeira do Amparo
Ribeira do Pombal
5:Ribeirão do Largo
5:Rio de Contas
Rio do Antônio
Rio do Pires
Rio Real
Rodelas
Ruy Barbosa
Salinas da Margarida
Salvador
Santa Bárbara
Santa Brígida
Santa Cruz Cabrália
Santa Cruz da Vitória
Santa Inês
Santaluz
5:Santa Luzia
5:Santa Maria da Vitória
Santana
Santanópolis
Santa Rita de Cássia
Santa Terezinha
Santo Amaro
Santo Antônio de Jesus
Santo Estêvão
São Desidério
5:São Domingos
5:São Félix
5:São Félix do Coribe
5:São Felipe
São Francisco do Conde
5:São Gabriel
5:São Gonçalo dos Campos
5:São José da Vitória
2:São José do Jacuípe
3:São Miguel das Matas
São Sebastião do Passé
Sapeaçu
Sátiro Dias
5:Saubara
5:Saúde
Seabra
Sebastião Laranjeiras
Senhor do Bonfim
5:Serra do Ramalho
5:Sento Sé
Serra Dourada
Serra Preta
Serrinha
Serrolândia
Simões Filho
5:Sítio do Mato
1:Sítio do Quinto
1:Sobradinho
3:Souto Soares
Tabocas do Brejo Velho
Tanhaçu
5:Tanque Novo
5:Tanquinho
Taperoá
Tapiramutá
5:Teixeira de Freitas
5:Teodoro Sampaio
Teofilândia
Teolândia
Terra Nova
Tremedal
Tucano
Uauá
Ubaíra
Ubaitaba
Ubatã
Uibaí
5:Umburanas
5:Una
Urandi
Uruçuca
Utinga
Valença
Valente
5:Várzea da Roça
5:Várzea do Poço
5:Várzea Nova
2:Varzedo
3:Vera Cruz
5:Vereda
5:Vitória da Conquista
Wagner
5:Wanderley
5:Wenceslau Guimarães
Xique-Xique
16650:Abadia dos Dourados
Abaeté
Abre Campo
Acaiaca
Açucena
Água Boa
Água Comprida
Aguanil
Águas Formosas
Águas Vermelhas
Aimorés
Aiuruoca
Alagoa
Albertina
Além Paraíba
Alfenas
3:Alfredo Vasconcelos
7:Almenara
Alpercata
Alpinópolis
Alterosa
5:Alto Caparaó
5:Alto Rio Doce
Alvarenga
Alvinópolis
Alvorada de Minas
Amparo do Serra
Andradas
Cachoeira de Pajeú
Andrelândia
5:Angelândia
5:Antônio Carlos
Antônio Dias
Antônio Prado de Minas
Araçaí
Aracitaba
Araçuaí
Araguari
Arantina
Araponga
5:Araporã
5:Arapuá
Araújos
Araxá
Arceburgo
Arcos
Areado
Argirita
5:Aricanduva
5:Arinos
Astolfo Dutra
Ataléia
Augusto de Lima
Baependi
Baldim
Bambuí
Bandeira
Bandeira do Sul
Barão de Cocais
Barão do Monte Alto
Barbacena
Barra Longa
20:Barroso
Bela Vista de Minas
Belmiro Braga
Belo Horizonte
Belo Oriente
Belo Vale
Berilo
Bertópolis
5:Berizal
5:Betim
Bias Fortes
Bicas
Biquinhas
Boa Esperança
Bocaina de Minas
Bocaiúva
Bom Despacho
Bom Jardim de Minas
Bom Jesus da Penha
Bom Jesus do Amparo
Bom Jesus do Galho
Bom Repouso
Bom Sucesso
Bonfim
Bonfinópolis de Minas
5:Bonito de Minas
5:Borda da Mata
Botelhos
Botumirim
5:Brasilândia de Minas
5:Brasília de Minas
Brás Pires
Braúnas
Brazópolis
Brumadinho
Bueno Brandão
Buenópolis
5:Bugre
5:Buritis
Buritizeiro
5:Cabeceira Grande
5:Cabo Verde
Cachoeira da Prata
Cachoeira de Minas
Cachoeira Dourada
Caetanópolis
Caeté
Caiana
Cajuri
Caldas
Camacho
Camanducaia
Cambuí
Cambuquira
Campanário
Campanha
Campestre
Campina Verde
5:Campo Azul
5:Campo Belo
Campo do Meio
Campo Florido
Campos Altos
Campos Gerais
Canaã
Canápolis
Cana Verde
Candeias
5:Cantagalo
5:Caparaó
Capela Nova
Capelinha
Capetinga
Capim Branco
Capinópolis
5:Capitão Andrade
5:Capitão Enéas
Capitólio
Caputira
Caraí
Caranaíba
Carandaí
Carangola
Caratinga
Carbonita
Careaçu
Carlos Chagas
Carmésia
Carmo da Cachoeira
Carmo da Mata
Carmo de Minas
Carmo do Cajuru
Carmo do Paranaíba
Carmo do Rio Claro
Carmópolis de Minas
5:Carneirinho
5:Carrancas
Carvalhópolis
Carvalhos
Casa Grande
Cascalho Rico
Cássia
Conceição da Barra de Minas
Cataguases
5:Catas Altas
5:Catas Altas da Noruega
5:Catuji
2:Catuti
3:Caxambu
Cedro do Abaeté
Central de Minas
Centralina
Chácara
Chalé
Chapada do Norte
5:Chapada Gaúcha
5:Chiador
Cipotânea
Claraval
Claro dos Poções
Cláudio
Coimbra
Coluna
Comendador Gomes
Comercinho
Conceição da Aparecida
Conceição das Pedras
Conceição das Alagoas
Conceição de Ipanema
Conceição do Mato Dentro
Conceição do Pará
Conceição do Rio Verde
Conceição dos Ouros
3!6:Cônego Marinho
4:Confins
3:Congonhal
Congonhas
Congonhas do Norte
Conquista
Conselheiro Lafaiete
Conselheiro Pena
Consolação
Contagem
Coqueiral
Coração de Jesus
Cordisburgo
Cordislândia
Corinto
Coroaci
Coromandel
Coronel Fabriciano
Coronel Murta
Coronel Pacheco
Coronel Xavier Chaves
Córrego Danta
Córrego do Bom Jesus
5:Córrego Fundo
5:Córrego Novo
Couto de Magalhães de Minas
5:Crisólita
5:Cristais
Cristália
Cristiano Otoni
Cristina
Crucilândia
Cruzeiro da Fortaleza
Cruzília
3:Cuparaque
4:Curral de Dentro
3:Curvelo
Datas
Delfim Moreira
Delfinópolis
5:Delta
5:Descoberto
Desterro de Entre Rios
Desterro do Melo
Diamantina
Diogo de Vasconcelos
Dionísio
Divinésia
Divino
Divino das Laranjeiras
Divinolândia de Minas
Divinópolis
5:Divisa Alegre
5:Divisa Nova
5:Divisópolis
2:Dom Bosco
3:Dom Cavati
Dom Joaquim
Dom Silvério
Dom Viçoso
Dona Euzébia
Dores de Campos
Dores de Guanhães
Dores do Indaiá
Dores do Turvo
Doresópolis
Douradoquara
2:Durandé
8:Elói Mendes
Engenheiro Caldas
Engenheiro Navarro
5:Entre Folhas
5:Entre Rios de Minas
Ervália
Esmeraldas
Espera Feliz
Espinosa
Espírito Santo do Dourado
Estiva
Estrela Dalva
Estrela do Indaiá
Estrela do Sul
Eugenópolis
Ewbank da Câmara
Extrema
Fama
Faria Lemos
Felício dos Santos
São Gonçalo do Rio Preto
Felisburgo
Felixlândia
Fernandes Tourinho
Ferros
5:Fervedouro
5:Florestal
Formiga
Formoso
Fortaleza de Minas
Fortuna de Minas
Francisco Badaró
Francisco Dumont
Francisco Sá
5:Franciscópolis
5:Frei Gaspar
Frei Inocêncio
5:Frei Lagonegro
5:Fronteira
5:Fronteira dos Vales
2:Fruta de Leite
3:Frutal
Funilândia
Galiléia
3:Gameleiras
2:Glaucilândia
2:Goiabeira
1:Goianá
2:Gonçalves
Gonzaga
Gouveia
Governador Valadares
Grão Mogol
Grupiara
Guanhães
Guapé
Guaraciaba
5:Guaraciama
5:Guaranésia
Guarani
Guarará
Guarda-Mor
Guaxupé
Guidoval
Guimarânia
Guiricema
Gurinhatã
Heliodora
Iapu
Ibertioga
Ibiá
Ibiaí
5:Ibiracatu
5:Ibiraci
Ibirité
Ibitiúra de Minas
Ibituruna
5:Icaraí de Minas
5:Igarapé
Igaratinga
Iguatama
Ijaci
Ilicínea
5:Imbé de Minas
5:Inconfidentes
5:Indaiabira
5:Indianópolis
Ingaí
Inhapim
Inhaúma
Inimutaba
5:Ipaba
5:Ipanema
Ipatinga
Ipiaçu
Ipuiúna
Iraí de Minas
Itabira
Itabirinha
Itabirito
Itacambira
Itacarambi
Itaguara
Itaipé
Itajubá
Itamarandiba
Itamarati de Minas
Itambacuri
Itambé do Mato Dentro
Itamogi
Itamonte
Itanhandu
Itanhomi
Itaobim
Itapagipe
Itapecerica
Itapeva
Itatiaiuçu
5:Itaú de Minas
5:Itaúna
Itaverava
Itinga
Itueta
Ituiutaba
Itumirim
Iturama
Itutinga
Jaboticatubas
Jacinto
Jacuí
Jacutinga
Jaguaraçu
5:Jaíba
2:Jampruca
3:Janaúba
Januária
Japaraíba
5:Japonvar
5:Jeceaba
5:Jenipapo de Minas
5:Jequeri
Jequitaí
Jequitibá
Jequitinhonha
Jesuânia
Joaíma
Joanésia
João Monlevade
João Pinheiro
Joaquim Felício
Jordânia
2:José Gonçalves de Minas
3:José Raydan
2:Josenópolis
3:Nova União
5:Juatuba
5:Juiz de Fora
Juramento
Juruaia
5:Juvenília
5:Ladainha
Lagamar
Lagoa da Prata
Lagoa dos Patos
Lagoa Dourada
Lagoa Formosa
3:Lagoa Grande
7:Lagoa Santa
Lajinha
Lambari
Lamim
Laranjal
Lassance
Lavras
Leandro Ferreira
5:Leme do Prado
5:Leopoldina
Liberdade
Lima Duarte
2:Limeira do Oeste
3:Lontra
2:Luisburgo
1:Luislândia
2:Luminárias
Luz
Machacalis
Machado
Madre de Deus de Minas
Malacacheta
5:Mamonas
5:Manga
Manhuaçu
Manhumirim
Mantena
Maravilhas
Mar de Espanha
Maria da Fé
Mariana
Marilac
5:Mário Campos
5:Maripá de Minas
Marliéria
Marmelópolis
Martinho Campos
3:Martins Soares
2:Mata Verde
5:Materlândia
Mateus Leme
Matias Barbosa
5:Matias Cardoso
5:Matipó
Mato Verde
Matozinhos
Matutina
Medeiros
Medina
Mendes Pimentel
Mercês
Mesquita
Minas Novas
Minduri
Mirabela
Miradouro
Miraí
5:Miravânia
5:Moeda
Moema
Monjolos
Monsenhor Paulo
Montalvânia
Monte Alegre de Minas
Monte Azul
Monte Belo
Monte Carmelo
5:Monte Formoso
5:Monte Santo de Minas
Montes Claros
Monte Sião
5:Montezuma
5:Morada Nova de Minas
Morro da Garça
Morro do Pilar
Munhoz
Muriaé
Mutum
Muzambinho
Nacip Raydan
Nanuque
5:Naque
2:Natalândia
3:Natércia
Nazareno
Nepomuceno
5:Ninheira
2:Nova Belém
3:Nova Era
Nova Lima
Nova Módica
Nova Ponte
5:Nova Porteirinha
5:Nova Resende
Nova Serrana
Novo Cruzeiro
5:Novo Oriente de Minas
2:Novorizonte
3:Olaria
5:Olhos-d'Água
5:Olímpio Noronha
Oliveira
Oliveira Fortes
Onça de Pitangui
5:Oratórios
2:Orizânia
3:Ouro Branco
Ouro Fino
Ouro Preto
Ouro Verde de Minas
5:Padre Carvalho
5:Padre Paraíso
Paineiras
Pains
5:Pai Pedro
5:Paiva
Palma
5:Palmópolis
15:Papagaios
Paracatu
Pará de Minas
Paraguaçu
Paraisópolis
Paraopeba
Passabém
Passa Quatro
Passa Tempo
Passa Vinte
Passos
5:Patis
5:Patos de Minas
Patrocínio
Patrocínio do Muriaé
Paula Cândido
Paulistas
Pavão
Peçanha
Pedra Azul
5:Pedra Bonita
5:Pedra do Anta
Pedra do Indaiá
Pedra Dourada
Pedralva
5:Pedras de Maria da Cruz
5:Pedrinópolis
Pedro Leopoldo
Pedro Teixeira
Pequeri
Pequi
Perdigão
Perdizes
Perdões
5:Periquito
5:Pescador
Piau
5:Piedade de Caratinga
5:Piedade de Ponte Nova
Piedade do Rio Grande
Piedade dos Gerais
Pimenta
3:Pingo-d'Água
4:Pintópolis
3:Piracema
Pirajuba
Piranga
Piranguçu
Piranguinho
Pirapetinga
Pirapora
Piraúba
Pitangui
Piumhi
Planura
Poço Fundo
Poços de Caldas
Pocrane
Pompéu
Ponte Nova
3!1:Ponto Chique
4:Ponto dos Volantes
3:Porteirinha
Porto Firme
Poté
Pouso Alegre
Pouso Alto
Prados
Prata
Pratápolis
Pratinha
Presidente Bernardes
Presidente Juscelino
Presidente Kubitschek
Presidente Olegário
Alto Jequitibá
Prudente de Morais
Quartel Geral
Queluzito
Raposos
Raul Soares
Recreio
5:Reduto
5:Resende Costa
Resplendor
Ressaquinha
5:Riachinho
5:Riacho dos Machados
Ribeirão das Neves
Ribeirão Vermelho
Rio Acima
Rio Casca
Rio Doce
Rio do Prado
Rio Espera
Rio Manso
Rio Novo
Rio Paranaíba
Rio Pardo de Minas
Rio Piracicaba
Rio Pomba
Rio Preto
Rio Vermelho
Ritápolis
Rochedo de Minas
Rodeiro
Romaria
5:Rosário da Limeira
5:Rubelita
Rubim
Sabará
Sabinópolis
Sacramento
Salinas
Salto da Divisa
Santa Bárbara
5:Santa Bárbara do Leste
2:Santa Bárbara do Monte Verde
3:Santa Bárbara do Tugúrio
3:Santa Cruz de Minas
4:Santa Cruz de Salinas
3:Santa Cruz do Escalvado
Santa Efigênia de Minas
Santa Fé de Minas
5:Santa Helena de Minas
5:Santa Juliana
Santa Luzia
Santa Margarida
Santa Maria de Itabira
Santa Maria do Salto
Santa Maria do Suaçuí
Santana da Vargem
Santana de Cataguases
Santana de Pirapama
Santana do Deserto
Santana do Garambéu
Santana do Jacaré
Santana do Manhuaçu
5:Santana do Paraíso
5:Santana do Riacho
Santana dos Montes
Santa Rita de Caldas
Santa Rita de Jacutinga
5:Santa Rita de Minas
5:Santa Rita de Ibitipoca
Santa Rita do Itueto
Santa Rita do Sapucaí
Santa Rosa da Serra
Santa Vitória
Santo Antônio do Amparo
Santo Antônio do Aventureiro
Santo Antônio do Grama
Santo Antônio do Itambé
Santo Antônio do Jacinto
Santo Antônio do Monte
5:Santo Antônio do Retiro
5:Santo Antônio do Rio Abaixo
Santo Hipólito
Santos Dumont
São Bento Abade
São Brás do Suaçuí
5:São Domingos das Dores
5:São Domingos do Prata
5:São Félix de Minas
5:São Francisco
São Francisco de Paula
São Francisco de Sales
São Francisco do Glória
São Geraldo
São Geraldo da Piedade
5:São Geraldo do Baixio
5:São Gonçalo do Abaeté
São Gonçalo do Pará
São Gonçalo do Rio Abaixo
São Gonçalo do Sapucaí
São Gotardo
São João Batista do Glória
5:São João da Lagoa
5:São João da Mata
São João da Ponte
5:São João das Missões
5:São João del Rei
5:São João do Manhuaçu
2:São João do Manteninha
3:São João do Oriente
5:São João do Pacuí
5:São João do Paraíso
São João Evangelista
São João Nepomuceno
2:São Joaquim de Bicas
2:São José da Barra
1:São José da Lapa
5:São José da Safira
São José da Varginha
São José do Alegre
São José do Divino
São José do Goiabal
São José do Jacuri
São José do Mantimento
São Lourenço
São Miguel do Anta
São Pedro da União
São Pedro dos Ferros
São Pedro do Suaçuí
São Romão
São Roque de Minas
São Sebastião da Bela Vista
3:São Sebastião da Vargem Alegre
4:São Sebastião do Anta
3:São Sebastião do Maranhão
São Sebastião do Oeste
São Sebastião do Paraíso
São Sebastião do Rio Preto
São Sebastião do Rio Verde
São Tiago
São Tomás de Aquino
São Tomé das Letras
São Vicente de Minas
Sapucaí-Mirim
Sardoá
3:Sarzedo
2:Setubinha
1:Sem-Peixe
1:Senador Amaral
3:Senador Cortes
Senador Firmino
Senador José Bento
Senador Modestino Gonçalves
Senhora de Oliveira
Senhora do Porto
Senhora dos Remédios
Sericita
Seritinga
Serra Azul de Minas
Serra da Saudade
Serra dos Aimorés
Serra do Salitre
Serrania
5:Serranópolis de Minas
5:Serranos
Serro
Sete Lagoas
Silveirânia
Silvianópolis
Simão Pereira
Simonésia
Sobrália
Soledade de Minas
Tabuleiro
Taiobeiras
5:Taparuba
5:Tapira
Tapiraí
Taquaraçu de Minas
Tarumirim
Teixeiras
Teófilo Otoni
Timóteo
Tiradentes
Tiros
Tocantins
5:Tocos do Moji
5:Toledo
Tombos
Três Corações
5:Três Marias
5:Três Pontas
Tumiritinga
Tupaciguara
Turmalina
Turvolândia
Ubá
Ubaí
5:Ubaporanga
5:Uberaba
Uberlândia
Umburatiba
Unaí
3:União de Minas
4:Uruana de Minas
3:Urucânia
2:Urucuia
5:Vargem Alegre
3:Vargem Bonita
5:Vargem Grande do Rio Pardo
5:Varginha
5:Varjão de Minas
5:Várzea da Palma
Varzelândia
Vazante
3:Verdelândia
4:Veredinha
3:Veríssimo
5:Vermelho Novo
5:Vespasiano
Viçosa
Vieiras
Mathias Lobato
Virgem da Lapa
Virgínia
Virginópolis
Virgolândia
Visconde do Rio Branco
Volta Grande
Wenceslau Braz
2790:Afonso Cláudio
3:Águia Branca
3:Água Doce do Norte
4:Alegre
Alfredo Chaves
5:Alto Rio Novo
5:Anchieta
Apiacá
Aracruz
Atílio Vivácqua
Baixo Guandu
Barra de São Francisco
Boa Esperança
Bom Jesus do Norte
5:Brejetuba
5:Cachoeiro de Itapemirim
Cariacica
Castelo
Colatina
Conceição da Barra
Conceição do Castelo
Divino de São Lourenço
Domingos Martins
Dores do Rio Preto
Ecoporanga
Fundão
5:Governador Lindenberg
5:Guaçuí
Guarapari
5:Ibatiba
5:Ibiraçu
5:Ibitirama
5:Iconha
5:Irupi
5:Itaguaçu
Itapemirim
Itarana
Iúna
5:Jaguaré
5:Jerônimo Monteiro
3:João Neiva
3:Laranja da Terra
4:Linhares
Mantenópolis
2:Marataízes
2:Marechal Floriano
1:Marilândia
5:Mimoso do Sul
Montanha
Mucurici
Muniz Freire
Muqui
Nova Venécia
Pancas
5:Pedro Canário
5:Pinheiros
Piúma
5:Ponto Belo
5:Presidente Kennedy
5:Rio Bananal
5:Rio Novo do Sul
Santa Leopoldina
5:Santa Maria de Jetibá
5:Santa Teresa
5:São Domingos do Norte
5:São Gabriel da Palha
São José do Calçado
São Mateus
5:São Roque do Canaã
5:Serra
1:Sooretama
2:Vargem Alta
3:Venda Nova do Imigrante
4:Viana
5:Vila Pavão
2:Vila Valério
3:Vila Velha
Vitória
9480:Angra dos Reis
5:Aperibé
5:Araruama
2:Areal
1:Armação dos Búzios
2:Arraial do Cabo
5:Barra do Piraí
Barra Mansa
5:Belford Roxo
5:Bom Jardim
Bom Jesus do Itabapoana
Cabo Frio
Cachoeiras de Macacu
Cambuci
3:Carapebus
2:Comendador Levy Gasparian
5:Campos dos Goytacazes
Cantagalo
5:Cardoso Moreira
5:Carmo
Casimiro de Abreu
Conceição de Macabu
Cordeiro
Duas Barras
Duque de Caxias
Engenheiro Paulo de Frontin
5:Guapimirim
2:Iguaba Grande
3:Itaboraí
Itaguaí
5:Italva
5:Itaocara
Itaperuna
5:Itatiaia
2:Japeri
3:Laje do Muriaé
Macaé
5:Macuco
5:Magé
Mangaratiba
Maricá
Mendes
5:Mesquita
5:Miguel Pereira
Miracema
Natividade
Nilópolis
Niterói
Nova Friburgo
Nova Iguaçu
Paracambi
Paraíba do Sul
Paraty
5:Paty do Alferes
5:Petrópolis
5:Pinheiral
5:Piraí
Porciúncula
1:Porto Real
1:Quatis
2:Queimados
1:Quissamã
5:Resende
Rio Bonito
Rio Claro
Rio das Flores
2:Rio das Ostras
3:Rio de Janeiro
5:Santa Maria Madalena
Santo Antônio de Pádua
5:São Francisco de Itabapoana
5:São Fidélis
São Gonçalo
São João da Barra
São João de Meriti
3:São José de Ubá
2:São José do Vale do Rio Preto
5:São Pedro da Aldeia
São Sebastião do Alto
Sapucaia
Saquarema
5:Seropédica
5:Silva Jardim
Sumidouro
5:Tanguá
5:Teresópolis
Trajano de Moraes
Três Rios
Valença
5:Varre-Sai
5:Vassouras
Volta Redonda
19380:Adamantina
Adolfo
Aguaí
Águas da Prata
Águas de Lindóia
5:Águas de Santa Bárbara
5:Águas de São Pedro
Agudos
5:Alambari
5:Alfredo Marcondes
Altair
Altinópolis
Alto Alegre
5:Alumínio
5:Álvares Florence
Álvares Machado
Álvaro de Carvalho
Alvinlândia
Americana
Américo Brasiliense
Américo de Campos
Amparo
Analândia
Andradina
Angatuba
Anhembi
Anhumas
Aparecida
Aparecida d'Oeste
Apiaí
5:Araçariguama
5:Araçatuba
Araçoiaba da Serra
Aramina
Arandu
5:Arapeí
5:Araraquara
Araras
5:Arco-Íris
5:Arealva
Areias
Areiópolis
Ariranha
Artur Nogueira
Arujá
5:Aspásia
5:Assis
Atibaia
Auriflama
Avaí
Avanhandava
Avaré
Bady Bassitt
Balbinos
Bálsamo
Bananal
Barão de Antonina
Barbosa
Bariri
Barra Bonita
5:Barra do Chapéu
5:Barra do Turvo
Barretos
Barrinha
Barueri
Bastos
Batatais
Bauru
Bebedouro
Bento de Abreu
Bernardino de Campos
5:Bertioga
5:Bilac
Birigui
Biritiba Mirim
Boa Esperança do Sul
Bocaina
Bofete
Boituva
Bom Jesus dos Perdões
5:Bom Sucesso de Itararé
5:Borá
Boracéia
Borborema
5:Borebi
5:Botucatu
Bragança Paulista
Braúna
5:Brejo Alegre
5:Brodowski
Brotas
Buri
Buritama
Buritizal
Cabrália Paulista
Cabreúva
Caçapava
Cachoeira Paulista
Caconde
Cafelândia
Caiabu
Caieiras
Caiuá
Cajamar
5:Cajati
5:Cajobi
Cajuru
5:Campina do Monte Alegre
5:Campinas
Campo Limpo Paulista
Campos do Jordão
Campos Novos Paulista
Cananéia
5:Canas
5:Cândido Mota
Cândido Rodrigues
5:Canitar
5:Capão Bonito
Capela do Alto
Capivari
Caraguatatuba
Carapicuíba
Cardoso
Casa Branca
Cássia dos Coqueiros
Castilho
Catanduva
Catiguá
Cedral
Cerqueira César
Cerquilho
Cesário Lange
Charqueada
20:Clementina
Colina
Colômbia
Conchal
Conchas
Cordeirópolis
Coroados
Coronel Macedo
Corumbataí
Cosmópolis
Cosmorama
Cotia
Cravinhos
Cristais Paulista
Cruzália
Cruzeiro
Cubatão
Cunha
Descalvado
Diadema
5:Dirce Reis
5:Divinolândia
Dobrada
Dois Córregos
Dolcinópolis
Dourado
Dracena
Duartina
Dumont
Echaporã
Eldorado
Elias Fausto
2:Elisiário
3:Embaúba
5:Embu das Artes
Embu-Guaçu
2:Emilianópolis
3:Engenheiro Coelho
3:Espírito Santo do Pinhal
1:Espírito Santo do Turvo
1:Estrela d'Oeste
Estrela do Norte
5:Euclides da Cunha Paulista
5:Fartura
Fernandópolis
Fernando Prestes
5:Fernão
5:Ferraz de Vasconcelos
Flora Rica
Floreal
Flórida Paulista
Florínea
Franca
Francisco Morato
Franco da Rocha
Gabriel Monteiro
Gália
Garça
Gastão Vidigal
5:Gavião Peixoto
5:General Salgado
Getulina
Glicério
Guaiçara
Guaimbê
Guaíra
Guapiaçu
Guapiara
Guará
Guaraçaí
Guaraci
Guarani d'Oeste
Guarantã
Guararapes
Guararema
Guaratinguetá
Guareí
Guariba
Guarujá
Guarulhos
5:Guatapará
5:Guzolândia
Herculândia
5:Holambra
2:Hortolândia
3:Iacanga
Iacri
5:Iaras
5:Ibaté
Ibirá
Ibirarema
Ibitinga
Ibiúna
Icém
Iepê
Igaraçu do Tietê
Igarapava
Igaratá
Iguape
Ilhabela
2:Ilha Comprida
2:Ilha Solteira
6:Indaiatuba
Indiana
Indiaporã
Inúbia Paulista
Ipaussu
Iperó
Ipeúna
5:Ipiguá
5:Iporanga
Ipuã
Iracemápolis
Irapuã
Irapuru
Itaberá
Itaí
Itajobi
Itaju
Itanhaém
5:Itaoca
5:Itapecerica da Serra
Itapetininga
Itapeva
Itapevi
Itapira
5:Itapirapuã Paulista
5:Itápolis
Itaporanga
Itapuí
Itapura
Itaquaquecetuba
Itararé
Itariri
Itatiba
Itatinga
Itirapina
Itirapuã
Itobi
Itu
Itupeva
Ituverava
Jaborandi
Jaboticabal
Jacareí
Jaci
Jacupiranga
Jaguariúna
Jales
Jambeiro
Jandira
Jardinópolis
Jarinu
Jaú
Jeriquara
Joanópolis
João Ramalho
José Bonifácio
Júlio Mesquita
5:Jumirim
5:Jundiaí
Junqueirópolis
Juquiá
Juquitiba
Lagoinha
Laranjal Paulista
Lavínia
Lavrinhas
Leme
Lençóis Paulista
Limeira
Lindóia
Lins
Lorena
5:Lourdes
5:Louveira
Lucélia
Lucianópolis
Luís Antônio
Luiziânia
Lupércio
Lutécia
Macatuba
Macaubal
Macedônia
Magda
Mairinque
Mairiporã
Manduri
Marabá Paulista
Maracaí
5:Marapoama
5:Mariápolis
Marília
Marinópolis
Martinópolis
Matão
Mauá
Mendonça
Meridiano
5:Mesópolis
5:Miguelópolis
Mineiros do Tietê
Miracatu
Mira Estrela
Mirandópolis
Mirante do Paranapanema
Mirassol
Mirassolândia
Mococa
Mogi das Cruzes
Mogi Guaçu
Mogi Mirim
Mombuca
Monções
Mongaguá
Monte Alegre do Sul
Monte Alto
Monte Aprazível
Monte Azul Paulista
Monte Castelo
Monteiro Lobato
Monte Mor
Morro Agudo
Morungaba
5:Motuca
5:Murutinga do Sul
5:Nantes
5:Narandiba
Natividade da Serra
Nazaré Paulista
Neves Paulista
Nhandeara
Nipoã
Nova Aliança
2:Nova Campina
2:Nova Canaã Paulista
2:Nova Castilho
4:Nova Europa
Nova Granada
Nova Guataporanga
Nova Independência
5:Novais
5:Nova Luzitânia
Nova Odessa
Novo Horizonte
Nuporanga
Ocauçu
Óleo
Olímpia
Onda Verde
Oriente
Orindiúva
Orlândia
Osasco
Oscar Bressane
Osvaldo Cruz
Ourinhos
5:Ouroeste
5:Ouro Verde
Pacaembu
Palestina
Palmares Paulista
Palmeira d'Oeste
Palmital
Panorama
Paraguaçu Paulista
Paraibuna
Paraíso
Paranapanema
Paranapuã
Parapuã
Pardinho
Pariquera-Açu
5:Parisi
5:Patrocínio Paulista
Paulicéia
Paulínia
7:Paulistânia
3:Paulo de Faria
Pederneiras
Pedra Bela
Pedranópolis
Pedregulho
Pedreira
5:Pedrinhas Paulista
5:Pedro de Toledo
Penápolis
Pereira Barreto
Pereiras
Peruíbe
Piacatu
Piedade
Pilar do Sul
Pindamonhangaba
Pindorama
Pinhalzinho
Piquerobi
20:Piquete
Piracaia
Piracicaba
Piraju
Pirajuí
Pirangi
Pirapora do Bom Jesus
Pirapozinho
Pirassununga
Piratininga
Pitangueiras
Planalto
Platina
Poá
Poloni
Pompéia
Pongaí
Pontal
5:Pontalinda
5:Pontes Gestal
Populina
Porangaba
Porto Feliz
Porto Ferreira
5:Potim
5:Potirendaba
5:Pracinha
5:Pradópolis
Praia Grande
5:Pratânia
5:Presidente Alves
Presidente Bernardes
Presidente Epitácio
Presidente Prudente
Presidente Venceslau
Promissão
5:Quadra
5:Quatá
Queiroz
Queluz
Quintana
Rafard
Rancharia
Redenção da Serra
Regente Feijó
Reginópolis
Registro
Restinga
Ribeira
Ribeirão Bonito
Ribeirão Branco
Ribeirão Corrente
Ribeirão do Sul
3:Ribeirão dos Índios
2:Ribeirão Grande
5:Ribeirão Pires
Ribeirão Preto
Riversul
Rifaina
Rincão
Rinópolis
Rio Claro
Rio das Pedras
Rio Grande da Serra
Riolândia
5:Rosana
5:Roseira
Rubiácea
Rubinéia
Sabino
Sagres
Sales
Sales Oliveira
Salesópolis
Salmourão
5:Saltinho
5:Salto
Salto de Pirapora
Salto Grande
Sandovalina
Santa Adélia
Santa Albertina
Santa Bárbara d'Oeste
20:Santa Branca
Santa Clara d'Oeste
Santa Cruz da Conceição
5:Santa Cruz da Esperança
5:Santa Cruz das Palmeiras
Santa Cruz do Rio Pardo
Santa Ernestina
Santa Fé do Sul
Santa Gertrudes
Santa Isabel
Santa Lúcia
Santa Maria da Serra
Santa Mercedes
Santana da Ponte Pensa
Santana de Parnaíba
Santa Rita d'Oeste
Santa Rita do Passa Quatro
Santa Rosa de Viterbo
5:Santa Salete
5:Santo Anastácio
Santo André
Santo Antônio da Alegria
Santo Antônio de Posse
5:Santo Antônio do Aracanguá
5:Santo Antônio do Jardim
Santo Antônio do Pinhal
Santo Expedito
Santópolis do Aguapeí
Santos
São Bento do Sapucaí
São Bernardo do Campo
São Caetano do Sul
São Carlos
São Francisco
São João da Boa Vista
São João das Duas Pontes
5:São João de Iracema
5:São João do Pau d'Alho
São Joaquim da Barra
São José da Bela Vista
São José do Barreiro
São José do Rio Pardo
São José do Rio Preto
São José dos Campos
5:São Lourenço da Serra
5:São Luiz do Paraitinga
São Manuel
São Miguel Arcanjo
São Paulo
São Pedro
São Pedro do Turvo
São Roque
São Sebastião
São Sebastião da Grama
São Simão
São Vicente
Sarapuí
Sarutaiá
Sebastianópolis do Sul
Serra Azul
Serrana
Serra Negra
Sertãozinho
Sete Barras
Severínia
Silveiras
Socorro
Sorocaba
Sud Mennucci
Sumaré
Suzano
5:Suzanápolis
5:Tabapuã
Tabatinga
Taboão da Serra
Taciba
Taguaí
Taiaçu
Taiúva
Tambaú
Tanabi
Tapiraí
Tapiratiba
5:Taquaral
5:Taquaritinga
Taquarituba
5:Taquarivaí
5:Tarabai
5:Tarumã
5:Tatuí
Taubaté
Tejupá
Teodoro Sampaio
Terra Roxa
Tietê
Timburi
5:Torre de Pedra
5:Torrinha
5:Trabiju
5:Tremembé
Três Fronteiras
5:Tuiuti
5:Tupã
Tupi Paulista
Turiúba
Turmalina
5:Ubarana
5:Ubatuba
Ubirajara
Uchoa
União Paulista
Urânia
Uru
Urupês
Valentim Gentil
Valinhos
Valparaíso
5:Vargem
5:Vargem Grande do Sul
5:Vargem Grande Paulista
5:Várzea Paulista
Vera Cruz
Vinhedo
Viradouro
Vista Alegre do Alto
5:Vitória Brasil
5:Votorantim
Votuporanga
5:Zacarias
5:Chavantes
Estiva Gerbi
54280:Abatiá
Adrianópolis
Agudos do Sul
Almirante Tamandaré
5:Altamira do Paraná
5:Altônia
Alto Paraná
Alto Piquiri
Alvorada do Sul
Amaporã
Ampére
5:Anahy
5:Andirá
5:Ângulo
5:Antonina
Antônio Olinto
Apucarana
Arapongas
Arapoti
5:Arapuã
5:Araruna
Araucária
5:Ariranha do Ivaí
5:Assaí
Assis Chateaubriand
Astorga
Atalaia
Balsa Nova
Bandeirantes
Barbosa Ferraz
Barracão
Barra do Jacaré
5:Bela Vista da Caroba
5:Bela Vista do Paraíso
Bituruna
Boa Esperança
2:Boa Esperança do Iguaçu
2:Boa Ventura de São Roque
1:Boa Vista da Aparecida
5:Bocaiúva do Sul
5:Bom Jesus do Sul
5:Bom Sucesso
2:Bom Sucesso do Sul
8:Borrazópolis
5:Braganey
2:Brasilândia do Sul
3:Cafeara
5:Cafelândia
2:Cafezal do Sul
3:Califórnia
Cambará
Cambé
Cambira
Campina da Lagoa
5:Campina do Simão
5:Campina Grande do Sul
5:Campo Bonito
5:Campo do Tenente
Campo Largo
5:Campo Magro
5:Campo Mourão
Cândido de Abreu
2:Candói
3:Cantagalo
5:Capanema
Capitão Leônidas Marques
5:Carambeí
5:Carlópolis
Cascavel
Castro
Catanduvas
Centenário do Sul
Cerro Azul
Céu Azul
Chopinzinho
Cianorte
Cidade Gaúcha
Clevelândia
Colombo
Colorado
Congonhinhas
Conselheiro Mairinck
Contenda
Corbélia
Cornélio Procópio
5:Coronel Domingos Soares
5:Coronel Vivida
5:Corumbataí do Sul
2:Cruzeiro do Iguaçu
3:Cruzeiro do Oeste
Cruzeiro do Sul
Cruz Machado
5:Cruzmaltina
5:Curitiba
Curiúva
Diamante do Norte
2:Diamante do Sul
3:Diamante D'Oeste
5:Dois Vizinhos
5:Douradina
5:Doutor Camargo
Enéas Marques
Engenheiro Beltrão
2:Esperança Nova
1:Entre Rios do Oeste
1:Espigão Alto do Iguaçu
1:Farol
5:Faxinal
5:Fazenda Rio Grande
5:Fênix
3:Fernandes Pinheiro
2:Figueira
5:Floraí
5:Flor da Serra do Sul
5:Floresta
Florestópolis
Flórida
Formosa do Oeste
Foz do Iguaçu
2:Francisco Alves
8:Francisco Beltrão
5:Foz do Jordão
5:General Carneiro
5:Godoy Moreira
5:Goioerê
5:Goioxim
5:Grandes Rios
Guaíra
Guairaçá
5:Guamiranga
5:Guapirama
Guaporema
Guaraci
Guaraniaçu
Guarapuava
Guaraqueçaba
Guaratuba
5:Honório Serpa
5:Ibaiti
5:Ibema
5:Ibiporã
Icaraíma
Iguaraçu
5:Iguatu
2:Imbaú
3:Imbituva
Inácio Martins
Inajá
Indianópolis
Ipiranga
Iporã
5:Iracema do Oeste
5:Irati
Iretama
Itaguajé
5:Itaipulândia
5:Itambaracá
Itambé
Itapejara d'Oeste
5:Itaperuçu
5:Itaúna do Sul
Ivaí
Ivaiporã
5:Ivaté
5:Ivatuba
Jaboti
Jacarezinho
Jaguapitã
Jaguariaíva
Jandaia do Sul
Janiópolis
Japira
Japurá
Jardim Alegre
Jardim Olinda
Jataizinho
5:Jesuítas
5:Joaquim Távora
Jundiaí do Sul
5:Juranda
5:Jussara
Kaloré
Lapa
5:Laranjal
5:Laranjeiras do Sul
Leópolis
2:Lidianópolis
3:Lindoeste
5:Loanda
Lobato
Londrina
3:Luiziana
2:Lunardelli
5:Lupionópolis
Mallet
Mamborê
Mandaguaçu
Mandaguari
Mandirituba
5:Manfrinópolis
5:Mangueirinha
Manoel Ribas
Marechal Cândido Rondon
Maria Helena
Marialva
Marilândia do Sul
Marilena
Mariluz
Maringá
Mariópolis
5:Maripá
5:Marmeleiro
5:Marquinho
5:Marumbi
Matelândia
Matinhos
3:Mato Rico
2:Mauá da Serra
5:Medianeira
5:Mercedes
5:Mirador
Miraselva
5:Missal
5:Moreira Sales
Morretes
Munhoz de Melo
Nossa Senhora das Graças
Nova Aliança do Ivaí
Nova América da Colina
Nova Aurora
Nova Cantu
Nova Esperança
5:Nova Esperança do Sudoeste
5:Nova Fátima
5:Nova Laranjeiras
5:Nova Londrina
Nova Olímpia
1:Nova Santa Bárbara
1:Nova Santa Rosa
3:Nova Prata do Iguaçu
2:Nova Tebas
2:Novo Itacolomi
1:Ortigueira
Ourizona
5:Ouro Verde do Oeste
5:Paiçandu
Palmas
Palmeira
Palmital
Palotina
Paraíso do Norte
Paranacity
Paranaguá
Paranapoema
Paranavaí
5:Pato Bragado
5:Pato Branco
Paula Freitas
Paulo Frontin
Peabiru
5:Perobal
5:Pérola
Pérola d'Oeste
Piên
5:Pinhais
5:Pinhalão
5:Pinhal de São Bento
5:Pinhão
Piraí do Sul
Piraquara
Pitanga
5:Pitangueiras
5:Planaltina do Paraná
Planalto
Ponta Grossa
5:Pontal do Paraná
5:Porecatu
Porto Amazonas
5:Porto Barreiro
5:Porto Rico
Porto Vitória
3:Prado Ferreira
2:Pranchita
5:Presidente Castelo Branco
Primeiro de Maio
Prudentópolis
5:Quarto Centenário
5:Quatiguá
Quatro Barras
5:Quatro Pontes
5:Quedas do Iguaçu
Querência do Norte
Quinta do Sol
Quitandinha
5:Ramilândia
5:Rancho Alegre
5:Rancho Alegre D'Oeste
5:Realeza
Rebouças
Renascença
Reserva
5:Reserva do Iguaçu
5:Ribeirão Claro
Ribeirão do Pinhal
Rio Azul
Rio Bom
5:Rio Bonito do Iguaçu
2:Rio Branco do Ivaí
3:Rio Branco do Sul
Rio Negro
Rolândia
Roncador
Rondon
5:Rosário do Ivaí
5:Sabáudia
Salgado Filho
Salto do Itararé
Salto do Lontra
Santa Amélia
Santa Cecília do Pavão
Santa Cruz de Monte Castelo
Santa Fé
Santa Helena
Santa Inês
Santa Isabel do Ivaí
Santa Izabel do Oeste
2:Santa Lúcia
3:Santa Maria do Oeste
5:Santa Mariana
5:Santa Mônica
5:Santana do Itararé
2:Santa Tereza do Oeste
3:Santa Terezinha de Itaipu
5:Santo Antônio da Platina
Santo Antônio do Caiuá
Santo Antônio do Paraíso
Santo Antônio do Sudoeste
Santo Inácio
São Carlos do Ivaí
São Jerônimo da Serra
São João
São João do Caiuá
São João do Ivaí
São João do Triunfo
São Jorge d'Oeste
São Jorge do Ivaí
5:São Jorge do Patrocínio
5:São José da Boa Vista
5:São José das Palmeiras
5:São José dos Pinhais
5:São Manoel do Paraná
5:São Mateus do Sul
São Miguel do Iguaçu
5:São Pedro do Iguaçu
5:São Pedro do Ivaí
São Pedro do Paraná
São Sebastião da Amoreira
São Tomé
Sapopema
5:Sarandi
2:Saudade do Iguaçu
3:Sengés
5:Serranópolis do Iguaçu
5:Sertaneja
Sertanópolis
Siqueira Campos
5:Sulina
2:Tamarana
3:Tamboara
Tapejara
Tapira
Teixeira Soares
Telêmaco Borba
Terra Boa
Terra Rica
Terra Roxa
Tibagi
Tijucas do Sul
Toledo
Tomazina
5:Três Barras do Paraná
3:Tunas do Paraná
2:Tuneiras do Oeste
5:Tupãssi
1:Turvo
4:Ubiratã
Umuarama
União da Vitória
Uniflor
Uraí
Wenceslau Braz
3:Ventania
2:Vera Cruz do Oeste
5:Verê
2:Alto Paraíso
1:Doutor Ulysses
2:Virmond
5:Vitorino
Xambrê
7125:Abdon Batista
5:Abelardo Luz
Agrolândia
Agronômica
Água Doce
Águas de Chapecó
5:Águas Frias
5:Águas Mornas
Alfredo Wagner
5:Alto Bela Vista
5:Anchieta
Angelina
Anita Garibaldi
Anitápolis
Antônio Carlos
5:Apiúna
2:Arabutã
3:Araquari
Araranguá
Armazém
Arroio Trinta
5:Arvoredo
5:Ascurra
Atalanta
Aurora
5:Balneário Arroio do Silva
5:Balneário Camboriú
5:Balneário Barra do Sul
2:Balneário Gaivota
1:Bandeirante
1:Barra Bonita
1:Barra Velha
3:Bela Vista do Toldo
2:Belmonte
5:Benedito Novo
Biguaçu
Blumenau
3:Bocaina do Sul
2:Bombinhas
5:Bom Jardim da Serra
3:Bom Jesus
4:Bom Jesus do Oeste
3:Bom Retiro
Botuverá
Braço do Norte
5:Braço do Trombudo
2:Brunópolis
3:Brusque
Caçador
Caibi
5:Calmon
5:Camboriú
5:Capão Alto
5:Campo Alegre
Campo Belo do Sul
Campo Erê
Campos Novos
Canelinha
Canoinhas
Capinzal
5:Capivari de Baixo
5:Catanduvas
Caxambu do Sul
5:Celso Ramos
2:Cerro Negro
2:Chapadão do Lageado
1:Chapecó
5:Cocal do Sul
5:Concórdia
5:Cordilheira Alta
5:Coronel Freitas
5:Coronel Martins
5:Corupá
5:Correia Pinto
5:Criciúma
Cunha Porã
5:Cunhataí
5:Curitibanos
Descanso
Dionísio Cerqueira
Dona Emma
5:Doutor Pedrinho
2:Entre Rios
2:Ermo
1:Erval Velho
Faxinal dos Guedes
5:Flor do Sertão
5:Florianópolis
3:Formosa do Sul
2:Forquilhinha
5:Fraiburgo
5:Frei Rogério
5:Galvão
Garopaba
Garuva
Gaspar
Governador Celso Ramos
Grão-Pará
Gravatal
Guabiruba
Guaraciaba
Guaramirim
Guarujá do Sul
5:Guatambú
5:Herval d'Oeste
5:Ibiam
5:Ibicaré
Ibirama
Içara
Ilhota
Imaruí
Imbituba
Imbuia
Indaial
7:Iomerê
3:Ipira
5:Iporã do Oeste
3:Ipuaçu
2:Ipumirim
5:Iraceminha
5:Irani
5:Irati
5:Irineópolis
Itá
Itaiópolis
Itajaí
Itapema
Itapiranga
5:Itapoá
5:Ituporanga
Jaborá
Jacinto Machado
Jaguaruna
Jaraguá do Sul
5:Jardinópolis
5:Joaçaba
Joinville
5:José Boiteux
2:Jupiá
3:Lacerdópolis
Lages
Laguna
5:Lajeado Grande
5:Laurentino
Lauro Müller
Lebon Régis
Leoberto Leal
5:Lindóia do Sul
5:Lontras
Luiz Alves
3:Luzerna
2:Macieira
5:Mafra
Major Gercino
Major Vieira
Maracajá
Maravilha
5:Marema
5:Massaranduba
Matos Costa
Meleiro
5:Mirim Doce
5:Modelo
Mondaí
5:Monte Carlo
5:Monte Castelo
Morro da Fumaça
5:Morro Grande
5:Navegantes
Nova Erechim
5:Nova Itaberaba
5:Nova Trento
Nova Veneza
5:Novo Horizonte
5:Orleans
5:Otacílio Costa
5:Ouro
5:Ouro Verde
2:Paial
2:Painel
1:Palhoça
Palma Sola
5:Palmeira
5:Palmitos
Papanduva
3:Paraíso
2:Passo de Torres
2:Passos Maia
3:Paulo Lopes
Pedras Grandes
Penha
Peritiba
5:Pescaria Brava
5:Petrolândia
Balneário Piçarras
Pinhalzinho
Pinheiro Preto
Piratuba
5:Planalto Alegre
5:Pomerode
Ponte Alta
5:Ponte Alta do Norte
5:Ponte Serrada
Porto Belo
Porto União
Pouso Redondo
Praia Grande
Presidente Castello Branco
Presidente Getúlio
Presidente Nereu
5:Princesa
5:Quilombo
Rancho Queimado
Rio das Antas
Rio do Campo
Rio do Oeste
Rio dos Cedros
Rio do Sul
Rio Fortuna
Rio Negrinho
5:Rio Rufino
2:Riqueza
3:Rodeio
Romelândia
Salete
5:Saltinho
5:Salto Veloso
5:Sangão
5:Santa Cecília
5:Santa Helena
5:Santa Rosa de Lima
5:Santa Rosa do Sul
2:Santa Terezinha
1:Santa Terezinha do Progresso
1:Santiago do Sul
1:Santo Amaro da Imperatriz
5:São Bernardino
5:São Bento do Sul
São Bonifácio
São Carlos
5:São Cristóvão do Sul
5:São Domingos
São Francisco do Sul
5:São João do Oeste
5:São João Batista
5:São João do Itaperiú
5:São João do Sul
São Joaquim
São José
São José do Cedro
São José do Cerrito
São Lourenço do Oeste
São Ludgero
São Martinho
5:São Miguel da Boa Vista
5:São Miguel do Oeste
5:São Pedro de Alcântara
5:Saudades
Schroeder
Seara
5:Serra Alta
5:Siderópolis
Sombrio
5:Sul Brasil
5:Taió
Tangará
5:Tigrinhos
5:Tijucas
Timbé do Sul
Timbó
5:Timbó Grande
5:Três Barras
5:Treviso
5:Treze de Maio
Treze Tílias
Trombudo Central
Tubarão
5:Tunápolis
5:Turvo
5:União do Oeste
5:Urubici
5:Urupema
5:Urussanga
Vargeão
5:Vargem
2:Vargem Bonita
3:Vidal Ramos
Videira
5:Vitor Meireles
5:Witmarsum
Xanxerê
Xavantina
Xaxim
15:Zortéa
15:Balneário Rincão
8003:Aceguá
2:Água Santa
5:Agudo
Ajuricaba
Alecrim
Alegrete
5:Alegria
2:Almirante Tamandaré do Sul
3:Alpestre
5:Alto Alegre
2:Alto Feliz
3:Alvorada
3:Amaral Ferrador
1:Ametista do Sul
2:André da Rocha
4:Anta Gorda
Antônio Prado
5:Arambaré
2:Araricá
3:Aratiba
Arroio do Meio
5:Arroio do Sal
2:Arroio do Padre
3:Arroio dos Ratos
Arroio do Tigre
Arroio Grande
Arvorezinha
Augusto Pestana
5:Áurea
5:Bagé
3:Balneário Pinhal
2:Barão
5:Barão de Cotegipe
5:Barão do Triunfo
5:Barracão
5:Barra do Guarita
2:Barra do Quaraí
3:Barra do Ribeiro
2:Barra do Rio Azul
3:Barra Funda
5:Barros Cassal
5:Benjamin Constant do Sul
5:Bento Gonçalves
5:Boa Vista das Missões
5:Boa Vista do Buricá
2:Boa Vista do Cadeado
1:Boa Vista do Incra
2:Boa Vista do Sul
5:Bom Jesus
5:Bom Princípio
2:Bom Progresso
3:Bom Retiro do Sul
5:Boqueirão do Leão
5:Bossoroca
8:Bozano
2:Braga
5:Brochier
5:Butiá
Caçapava do Sul
Cacequi
Cachoeira do Sul
Cachoeirinha
Cacique Doble
Caibaté
Caiçara
Camaquã
5:Camargo
5:Cambará do Sul
7:Campestre da Serra
3:Campina das Missões
Campinas do Sul
Campo Bom
Campo Novo
Campos Borges
Candelária
Cândido Godói
5:Candiota
5:Canela
Canguçu
Canoas
1:Canudos do Vale
1:Capão Bonito do Sul
1:Capão da Canoa
2:Capão do Cipó
1:Capão do Leão
1:Capivari do Sul
1:Capela de Santana
1:Capitão
1:Carazinho
1:Caraá
9:Carlos Barbosa
5:Carlos Gomes
5:Casca
5:Caseiros
5:Catuípe
Caxias do Sul
1:Centenário
1:Cerrito
1:Cerro Branco
2:Cerro Grande
2:Cerro Grande do Sul
3:Cerro Largo
Chapada
5:Charqueadas
2:Charrua
3:Chiapetta
3:Chuí
1:Chuvisca
1:Cidreira
5:Ciríaco
8:Colinas
2:Colorado
Condor
Constantina
3:Coqueiro Baixo
2:Coqueiros do Sul
2!1:Coronel Barros
3:Coronel Bicaco
3:Coronel Pilar
2:Cotiporã
2:Coxilha
3:Crissiumal
5:Cristal
2:Cristal do Sul
3:Cruz Alta
3:Cruzaltense
7:Cruzeiro do Sul
David Canabarro
2:Derrubadas
3:Dezesseis de Novembro
2:Dilermando de Aguiar
3:Dois Irmãos
2:Dois Irmãos das Missões
3:Dois Lajeados
5:Dom Feliciano
5:Dom Pedro de Alcântara
5:Dom Pedrito
Dona Francisca
3:Doutor Maurício Cardoso
2:Doutor Ricardo
1:Eldorado do Sul
4:Encantado
Encruzilhada do Sul
2:Engenho Velho
1:Entre-Ijuís
2:Entre Rios do Sul
2:Erebango
3:Erechim
5:Ernestina
5:Herval
Erval Grande
Erval Seco
Esmeralda
5:Esperança do Sul
5:Espumoso
5:Estação
5:Estância Velha
Esteio
Estrela
1:Estrela Velha
2:Eugênio de Castro
3:Fagundes Varela
4:Farroupilha
Faxinal do Soturno
5:Faxinalzinho
2:Fazenda Vilanova
3:Feliz
Flores da Cunha
5:Floriano Peixoto
5:Fontoura Xavier
Formigueiro
3:Forquetinha
2:Fortaleza dos Valos
5:Frederico Westphalen
Garibaldi
5:Garruchos
5:Gaurama
General Câmara
5:Gentil
5:Getúlio Vargas
Giruá
5:Glorinha
5:Gramado
2:Gramado dos Loureiros
3:Gramado Xavier
5:Gravataí
5:Guabiju
5:Guaíba
Guaporé
Guarani das Missões
5:Harmonia
2:Herveiras
3:Horizontina
5:Hulha Negra
5:Humaitá
5:Ibarama
5:Ibiaçá
Ibiraiaras
5:Ibirapuitã
5:Ibirubá
Igrejinha
Ijuí
Ilópolis
3:Imbé
3:Imigrante
4:Independência
1:Inhacorá
2:Ipê
3:Ipiranga do Sul
4:Iraí
3:Itaara
2:Itacurubi
2:Itapuca
3:Itaqui
5:Itati
5:Itatiba do Sul
5:Ivorá
5:Ivoti
5:Jaboticaba
2:Jacuizinho
3:Jacutinga
Jaguarão
Jaguari
2:Jaquirana
1:Jari
2:Jóia
5:Júlio de Castilhos
3:Lagoa Bonita do Sul
2:Lagoão
2:Lagoa dos Três Cantos
3:Lagoa Vermelha
Lajeado
2:Lajeado do Bugre
8:Lavras do Sul
Liberato Salzano
2:Lindolfo Collor
2:Linha Nova
6:Machadinho
1:Maçambará
2:Mampituba
2:Manoel Viana
2:Maquiné
2:Maratá
1:Marau
Marcelino Ramos
8:Mariana Pimentel
2:Mariano Moro
5:Marques de Souza
5:Mata
3:Mato Castelhano
2:Mato Leitão
2:Mato Queimado
3:Maximiliano de Almeida
5:Minas do Leão
5:Miraguaí
5:Montauri
2:Monte Alegre dos Campos
1:Monte Belo do Sul
2:Montenegro
2:Mormaço
2:Morrinhos do Sul
1:Morro Redondo
2:Morro Reuter
3:Mostardas
Muçum
1:Muitos Capões
1:Muliterno
3:Não-Me-Toque
2:Nicolau Vergueiro
3:Nonoai
5:Nova Alvorada
5:Nova Araçá
Nova Bassano
5:Nova Boa Vista
5:Nova Bréscia
1:Nova Candelária
2:Nova Esperança do Sul
3:Nova Hartz
2:Nova Pádua
2:Nova Palma
Nova Petrópolis
Nova Prata
3:Nova Ramada
2:Nova Roma do Sul
2:Nova Santa Rita
2:Novo Cabrais
1:Novo Hamburgo
2:Novo Machado
2:Novo Tiradentes
2:Novo Xingu
3:Novo Barreiro
1:Osório
Paim Filho
5:Palmares do Sul
5:Palmeira das Missões
Palmitinho
Panambi
5:Pantano Grande
5:Paraí
2:Paraíso do Sul
1:Pareci Novo
2:Parobé
1:Passa Sete
1:Passo do Sobrado
3:Passo Fundo
3:Paulo Bento
2:Paverama
2:Pedras Altas
3:Pedro Osório
Pejuçara
Pelotas
2:Picada Café
3:Pinhal
1:Pinhal da Serra
1:Pinhal Grande
2:Pinheirinho do Vale
1:Pinheiro Machado
4:Pinto Bandeira
1:Pirapó
5:Piratini
Planalto
5:Poço das Antas
2:Pontão
1:Ponte Preta
2:Portão
Porto Alegre
Porto Lucena
5:Porto Mauá
2:Porto Vera Cruz
3:Porto Xavier
3:Pouso Novo
1:Presidente Lucena
1:Progresso
2:Protásio Alves
3:Putinga
Quaraí
1:Quatro Irmãos
1:Quevedos
3:Quinze de Novembro
5:Redentora
5:Relvado
5:Restinga Sêca
5:Rio dos Índios
5:Rio Grande
Rio Pardo
5:Riozinho
5:Roca Sales
Rodeio Bonito
5:Rolador
5:Rolante
Ronda Alta
Rondinha
Roque Gonzales
Rosário do Sul
2:Sagrada Família
1:Saldanha Marinho
2:Salto do Jacuí
2:Salvador das Missões
3:Salvador do Sul
Sananduva
Santa Bárbara do Sul
3:Santa Cecília do Sul
2:Santa Clara do Sul
5:Santa Cruz do Sul
Santa Maria
5:Santa Maria do Herval
2:Santa Margarida do Sul
3:Santana da Boa Vista
Sant'Ana do Livramento
Santa Rosa
5:Santa Tereza
5:Santa Vitória do Palmar
Santiago
Santo Ângelo
5:Santo Antônio do Palma
5:Santo Antônio da Patrulha
Santo Antônio das Missões
5:Santo Antônio do Planalto
5:Santo Augusto
Santo Cristo
5:Santo Expedito do Sul
5:São Borja
5:São Domingos do Sul
5:São Francisco de Assis
São Francisco de Paula
São Gabriel
São Jerônimo
2:São João da Urtiga
1:São João do Polêsine
1:São Jorge
1:São José das Missões
1:São José do Herval
2:São José do Hortêncio
1:São José do Inhacorá
1:São José do Norte
São José do Ouro
1:São José do Sul
1:São José dos Ausentes
8:São Leopoldo
São Lourenço do Sul
São Luiz Gonzaga
São Marcos
São Martinho
2:São Martinho da Serra
3:São Miguel das Missões
5:São Nicolau
São Paulo das Missões
5:São Pedro da Serra
1:São Pedro das Missões
1:São Pedro do Butiá
3:São Pedro do Sul
São Sebastião do Caí
São Sepé
São Valentim
1:São Valentim do Sul
2:São Valério do Sul
2:São Vendelino
5:São Vicente do Sul
Sapiranga
Sapucaia do Sul
Sarandi
Seberi
3:Sede Nova
3:Segredo
4:Selbach
2:Senador Salgado Filho
3:Sentinela do Sul
5:Serafina Corrêa
5:Sério
5:Sertão
5:Sertão Santana
2:Sete de Setembro
3:Severiano de Almeida
5:Silveira Martins
2:Sinimbu
3:Sobradinho
Soledade
5:Tabaí
5:Tapejara
Tapera
Tapes
Taquara
Taquari
2:Taquaruçu do Sul
3:Tavares
5:Tenente Portela
3:Terra de Areia
2:Teutônia
1:Tio Hugo
1:Tiradentes do Sul
2:Toropi
1:Torres
Tramandaí
2:Travesseiro
1:Três Arroios
3:Três Cachoeiras
4:Três Coroas
Três de Maio
3:Três Forquilhas
2:Três Palmeiras
5:Três Passos
5:Trindade do Sul
5:Triunfo
Tucunduva
5:Tunas
3:Tupanci do Sul
2:Tupanciretã
5:Tupandi
5:Tuparendi
2:Turuçu
2:Ubiretama
1:União da Serra
2:Unistalda
3:Uruguaiana
Vacaria
2:Vale Verde
1:Vale do Sol
1:Vale Real
1:Vanini
5:Venâncio Aires
Vera Cruz
Veranópolis
5:Vespasiano Corrêa
5:Viadutos
Viamão
Vicente Dutra
Victor Graeff
Vila Flores
5:Vila Lângaro
5:Vila Maria
5:Vila Nova do Sul
5:Vista Alegre
Vista Alegre do Prata
Vista Gaúcha
5:Vitória das Missões
2:Westfália
3:Xangri-lá
67640:Água Clara
5:Alcinópolis
35:Amambai
Anastácio
Anaurilândia
5:Angélica
5:Antônio João
Aparecida do Taboado
Aquidauana
14:Aral Moreira
26:Bandeirantes
40:Bataguassu
Batayporã
Bela Vista
5:Bodoquena
5:Bonito
Brasilândia
Caarapó
20:Camapuã
Campo Grande
Caracol
Cassilândia
5:Chapadão do Sul
15:Corguinho
5:Coronel Sapucaia
5:Corumbá
5:Costa Rica
5:Coxim
15:Deodápolis
3:Dois Irmãos do Buriti
2:Douradina
20:Dourados
5:Eldorado
5:Fátima do Sul
Figueirão
Glória de Dourados
Guia Lopes da Laguna
20:Iguatemi
Inocência
Itaporã
Itaquiraí
Ivinhema
Japorã
Jaraguari
Jardim
Jateí
5:Juti
5:Ladário
5:Laguna Carapã
15:Maracaju
20:Miranda
8:Mundo Novo
2:Naviraí
Nioaque
20:Nova Alvorada do Sul
20:Nova Andradina
5:Novo Horizonte do Sul
2:Paraíso das Águas
3:Paranaíba
5:Paranhos
5:Pedro Gomes
20:Ponta Porã
30:Porto Murtinho
20:Ribas do Rio Pardo
Rio Brilhante
Rio Negro
Rio Verde de Mato Grosso
Rochedo
5:Santa Rita do Pardo
14:São Gabriel do Oeste
1:Sete Quedas
Selvíria
Sidrolândia
3:Sonora
2:Tacuru
2:Taquarussu
3:Terenos
30:Três Lagoas
Vicentina
9170:Acorizal
Água Boa
5:Alta Floresta
5:Alto Araguaia
5:Alto Boa Vista
5:Alto Garças
Alto Paraguai
Alto Taquari
20:Apiacás
20:Araguaiana
20:Araguainha
5:Araputanga
5:Arenápolis
Aripuanã
20:Barão de Melgaço
Barra do Bugres
Barra do Garças
5:Bom Jesus do Araguaia
5:Brasnorte
60:Cáceres
Campinápolis
3:Campo Novo do Parecis
4:Campo Verde
1:Campos de Júlio
1:Canabrava do Norte
1:Canarana
9:Carlinda
6:Castanheira
15:Chapada dos Guimarães
5:Cláudia
5:Cocalinho
Colíder
5:Colniza
5:Comodoro
5:Confresa
1:Conquista D'Oeste
1:Cotriguaçu
3:Cuiabá
3:Curvelândia
2:Denise
5:Diamantino
Dom Aquino
Feliz Natal
Figueirópolis D'Oeste
5:Gaúcha do Norte
5:General Carneiro
5:Glória D'Oeste
15:Guarantã do Norte
Guiratinga
30:Indiavaí
2:Ipiranga do Norte
2:Itanhangá
1:Itaúba
5:Itiquira
20:Jaciara
Jangada
Jauru
Juara
5:Juína
2:Juruena
3:Juscimeira
3:Lambari D'Oeste
2:Lucas do Rio Verde
5:Luciara
20:Vila Bela da Santíssima Trindade
8:Marcelândia
2:Matupá
2:Mirassol d'Oeste
28:Nobres
Nortelândia
Nossa Senhora do Livramento
5:Nova Bandeirantes
2:Nova Nazaré
1:Nova Lacerda
1:Nova Santa Helena
1:Nova Brasilândia
1:Nova Canaã do Norte
1:Nova Mutum
1:Nova Olímpia
1:Nova Ubiratã
1:Nova Xavantina
1:Novo Mundo
1:Novo Horizonte do Norte
1:Novo São Joaquim
1:Paranaíta
1:Paranatinga
1:Novo Santo Antônio
6:Pedra Preta
5:Peixoto de Azevedo
3:Planalto da Serra
5:Poconé
15:Pontal do Araguaia
5:Ponte Branca
5:Pontes e Lacerda
2:Porto Alegre do Norte
3:Porto dos Gaúchos
2:Porto Esperidião
3:Porto Estrela
15:Poxoréu
4:Primavera do Leste
2:Querência
4:São José dos Quatro Marcos
5:Reserva do Cabaçal
3:Ribeirão Cascalheira
1:Ribeirãozinho
1:Rio Branco
4:Santa Carmem
2:Santo Afonso
3:São José do Povo
1:São José do Rio Claro
5:São José do Xingu
5:São Pedro da Cipa
17:Rondolândia
3:Rondonópolis
Rosário Oeste
4:Santa Cruz do Xingu
1:Salto do Céu
1:Santa Rita do Trivelato
1:Santa Terezinha
2:Santo Antônio do Leste
1:Santo Antônio de Leverger
5:São Félix do Araguaia
2:Sapezal
1:Serra Nova Dourada
2:Sinop
2:Sorriso
2:Tabaporã
1:Tangará da Serra
5:Tapurah
5:Terra Nova do Norte
5:Tesouro
Torixoréu
União do Sul
5:Vale de São Domingos
5:Várzea Grande
Vera
Vila Rica
20:Nova Guarita
5:Nova Marilândia
5:Nova Maringá
5:Nova Monte Verde
9110:Abadia de Goiás
5:Abadiânia
3:Acreúna
2:Adelândia
2:Água Fria de Goiás
3:Água Limpa
5:Águas Lindas de Goiás
5:Alexânia
20:Aloândia
5:Alto Horizonte
5:Alto Paraíso de Goiás
20:Alvorada do Norte
2:Amaralina
3:Americano do Brasil
5:Amorinópolis
20:Anápolis
Anhanguera
Anicuns
Aparecida de Goiânia
5:Aparecida do Rio Doce
5:Aporé
Araçu
Aragarças
Aragoiânia
35:Araguapaz
20:Arenópolis
15:Aruanã
Aurilândia
20:Avelinópolis
30:Baliza
Barro Alto
Bela Vista de Goiás
Bom Jardim de Goiás
Bom Jesus de Goiás
5:Bonfinópolis
2:Bonópolis
3:Brazabrantes
20:Britânia
Buriti Alegre
3!9:Buriti de Goiás
3!2:Buritinópolis
4:Cabeceiras
Cachoeira Alta
Cachoeira de Goiás
5:Cachoeira Dourada
5:Caçu
Caiapônia
Caldas Novas
5:Caldazinha
5:Campestre de Goiás
5:Campinaçu
5:Campinorte
Campo Alegre de Goiás
5:Campo Limpo de Goiás
5:Campos Belos
5:Campos Verdes
5:Carmo do Rio Verde
5:Castelândia
5:Catalão
Caturaí
Cavalcante
Ceres
5:Cezarina
2:Chapadão do Céu
2:Cidade Ocidental
2:Cocalzinho de Goiás
1:Colinas do Sul
18:Córrego do Ouro
Corumbá de Goiás
Corumbaíba
30:Cristalina
Cristianópolis
Crixás
Cromínia
Cumari
Damianópolis
Damolândia
Davinópolis
20:Diorama
15:Doverlândia
Edealina
5:Edéia
Estrela do Norte
3:Faina
7:Fazenda Nova
20:Firminópolis
Flores de Goiás
Formosa
Formoso
5:Gameleira de Goiás
15:Divinópolis de Goiás
Goianápolis
Goiandira
Goianésia
Goiânia
Goianira
Goiás
20:Goiatuba
5:Gouvelândia
5:Guapó
9:Guaraíta
11:Guarani de Goiás
5:Guarinos
15:Heitoraí
Hidrolândia
Hidrolina
Iaciara
3:Inaciolândia
2:Indiara
5:Inhumas
Ipameri
5:Ipiranga de Goiás
5:Iporá
Israelândia
Itaberaí
16:Itaguari
4:Itaguaru
20:Itajá
Itapaci
Itapirapuã
20:Itapuranga
Itarumã
Itauçu
Itumbiara
Ivolândia
Jandaia
Jaraguá
Jataí
Jaupaci
5:Jesúpolis
5:Joviânia
Jussara
5:Lagoa Santa
5:Leopoldo de Bulhões
20:Luziânia
Mairipotaba
Mambaí
Mara Rosa
Marzagão
5:Matrinchã
5:Maurilândia
5:Mimoso de Goiás
3:Minaçu
2:Mineiros
30:Moiporá
Monte Alegre de Goiás
20:Montes Claros de Goiás
5:Montividiu
2:Montividiu do Norte
3:Morrinhos
5:Morro Agudo de Goiás
5:Mossâmedes
Mozarlândia
5:Mundo Novo
5:Mutunópolis
30:Nazário
Nerópolis
Niquelândia
Nova América
Nova Aurora
3:Nova Crixás
3:Nova Glória
1:Nova Iguaçu de Goiás
3:Nova Roma
Nova Veneza
20:Novo Brasil
3:Novo Gama
2:Novo Planalto
5:Orizona
Ouro Verde de Goiás
Ouvidor
Padre Bernardo
5:Palestina de Goiás
5:Palmeiras de Goiás
Palmelo
Palminópolis
Panamá
30:Paranaiguara
Paraúna
5:Perolândia
35:Petrolina de Goiás
Pilar de Goiás
20:Piracanjuba
Piranhas
Pirenópolis
Pires do Rio
20:Planaltina
Pontalina
30:Porangatu
5:Porteirão
5:Portelândia
20:Posse
9:Professor Jamil
11:Quirinópolis
Rialma
Rianápolis
8:Rio Quente
2:Rio Verde
Rubiataba
Sanclerlândia
Santa Bárbara de Goiás
Santa Cruz de Goiás
5:Santa Fé de Goiás
5:Santa Helena de Goiás
5:Santa Isabel
5:Santa Rita do Araguaia
5:Santa Rita do Novo Destino
5:Santa Rosa de Goiás
Santa Tereza de Goiás
Santa Terezinha de Goiás
1:Santo Antônio da Barra
2:Santo Antônio de Goiás
2:Santo Antônio do Descoberto
5:São Domingos
São Francisco de Goiás
São João d'Aliança
5:São João da Paraúna
5:São Luís de Montes Belos
5:São Luiz do Norte
5:São Miguel do Araguaia
6:São Miguel do Passa Quatro
2:São Patrício
12:São Simão
5:Senador Canedo
5:Serranópolis
Silvânia
8:Simolândia
2:Sítio d'Abadia
30:Taquaral de Goiás
8:Teresina de Goiás
11:Terezópolis de Goiás
11:Três Ranchos
Trindade
5:Trombas
5:Turvânia
5:Turvelândia
2:Uirapuru
3:Uruaçu
Uruana
Urutaí
5:Valparaíso de Goiás
5:Varjão
Vianópolis
5:Vicentinópolis
15:Vila Boa
Vila Propício
7780:Brasília`,
};
